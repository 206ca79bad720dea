/** What the site's forms say by themselves; the functions that receive them say the same. */
export { z } from "../../supabase/functions/_shared/form-texts.ts";
