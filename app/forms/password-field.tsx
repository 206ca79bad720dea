import { useState } from "react";
import { TextField, type TextFieldProps } from "./text-field.tsx";
import { useHydrated } from "./use-hydrated.ts";

/** A password, with a button that shows it where script runs. */
export function PasswordField(props: Omit<TextFieldProps, "name" | "type" | "children">) {
  const [isShown, setIsShown] = useState(false);
  const isHydrated = useHydrated();
  return (
    <TextField {...props} name="password" type={isShown ? "text" : "password"} spellCheck={false}>
      {isHydrated ? (
        <button
          type="button"
          className="field-button"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          Show<span className="sr-only"> password</span>
        </button>
      ) : null}
    </TextField>
  );
}
