import { z } from "zod";
import { AuthError, validationFailed } from "./auth-error.ts";
import type { AuthCall, AuthService, Endpoint } from "./auth-service.ts";
import { inEqualTime } from "./equal-time.ts";
import { nextPath } from "./next-path.ts";
import { type CodeMail, mailCode } from "./one-time-codes.ts";
import { emailSchema, parseBody } from "./request-body.ts";
import { findUser, isOut, type User } from "./users.ts";

const schema = z.object({ email: emailSchema.nullish(), phone: z.string().nullish() });
const resendSchema = z.object({ type: z.string() });

/** POST /recover: a link to a new password. */
export const recover: Endpoint = (service, call) => requestMail(service, call, () => "recovery");

/**
 * POST /otp: a link and a code to sign in with. Registration goes through sign-up only, so nobody is
 * created here.
 */
export const otp: Endpoint = (service, call) =>
  requestMail(service, call, (user) => (user.email_confirmed_at ? "magic_link" : "confirmation"));

/** POST /resend: another confirmation of a sign-up. */
export const resend: Endpoint = async (service, call) => {
  const { type } = parseBody(resendSchema, call.body);
  if (type === "email_change") throw validationFailed("Email change is not available");
  if (type !== "signup") throw validationFailed("Missing one of these types: signup");
  return requestMail(service, call, (user) =>
    user.email_confirmed_at ? undefined : "confirmation",
  );
};

/** Answers the same, in the same time, for everybody; only the mail tells. */
async function requestMail(
  service: AuthService,
  { body, caller, parameters }: AuthCall,
  choose: (user: User) => CodeMail | undefined,
): Promise<object> {
  const { email, phone } = parseBody(schema, body);
  if (phone) throw new AuthError(400, "phone_provider_disabled", "Unsupported phone provider");
  if (!email) throw validationFailed("An email address is required");
  await service.limits.mailRequest(caller.address);
  const next = nextPath(parameters.get("redirect_to"), service.siteUrl);
  await inEqualTime("write", () =>
    service.database.transaction(async (query) => {
      const user = await findUser(query, { email }, "for update of u");
      const mail = user && !isOut(user) ? choose(user) : undefined;
      if (!user || !mail || !(await service.limits.mayMail(mail, email))) return;
      await mailCode(service, query, user, mail, next);
    }),
  );
  return {};
}
