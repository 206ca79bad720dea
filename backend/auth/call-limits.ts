import { decodeJwt } from "jose";
import { z } from "zod";
import { AuthError, errorResponse } from "./auth-error.ts";
import type { AuthLimitSettings } from "./limit-settings.ts";
import { type AuthLimits, createAuthLimits } from "./limits.ts";

/** A call to an auth service that is not ours. */
type Call = {
  request: Request;
  /** The visitor it is made for. */
  address: string;
  email: string;
  forward: () => Promise<Response>;
};

/** Lets a call through to the service, or answers it with 429. */
type Rule = (limits: AuthLimits, call: Call) => Promise<Response>;

const bodySchema = z.object({ email: z.string().max(255).toLowerCase() });

/**
 * The limits of the auth API for calls to a service that is not ours: the same numbers, counted by
 * what its answers tell.
 */
export function createAuthCallLimits(settings: Partial<AuthLimitSettings> = {}) {
  const limits = createAuthLimits(settings);

  return async (request: Request, address: string, forward: Call["forward"]): Promise<Response> => {
    try {
      await limits.request(address);
      const rule = rules.get(routeOf(request));
      if (!rule) return await forward();
      return await rule(limits, { request, address, email: await readEmail(request), forward });
    } catch (error) {
      if (error instanceof AuthError) return errorResponse(error, request);
      throw error;
    }
  };
}

const signIn: Rule = async ({ signIn }, { email, address, forward }) => {
  const attempt = await signIn.begin(email, address);
  const response = await forwardCounted(forward, attempt.undecided, isNoVerdict);
  if (isRightPassword(response)) await attempt.succeeded();
  return response;
};

const signUp: Rule = async (limits, { email, address, forward }) => {
  await limits.mailRequest(address);
  const takeBack = await limits.mailBySomeoneElse(email);
  return forwardCounted(forward, takeBack, ({ ok }) => !ok);
};

/** Where no mail may go now the answer is the same, as it is for unknown addresses. */
const requestMail: Rule = async (limits, { request, email, address, forward }) => {
  await limits.mailRequest(address);
  return (await limits.mayMail(routeOf(request), email)) ? forward() : Response.json({});
};

const verify: Rule = async (limits, { email, address, forward }) => {
  const takeBack = await limits.codeTry(address, email || undefined);
  return forwardCounted(forward, takeBack, (answer) => answer.ok || isNoVerdict(answer));
};

/** Nobody uses up the changes of an account they are not signed in to. */
const changeUser: Rule = async (limits, { request, forward }) => {
  const takeBack = await limits.passwordChange(claimedUser(request));
  const isRefused = ({ status }: Response) => status === 401 || status === 403;
  return forwardCounted(forward, takeBack, (answer) => isRefused(answer) || isNoVerdict(answer));
};

const rules = new Map<string, Rule>([
  ["POST /token?grant_type=password", signIn],
  ["POST /signup", signUp],
  ["POST /recover", requestMail],
  ["POST /otp", requestMail],
  ["POST /resend", requestMail],
  ["POST /verify", verify],
  ["PUT /user", changeUser],
]);

/** Forwards a call that is counted already; takes that back where the answer means so, or is missing. */
async function forwardCounted(
  forward: Call["forward"],
  takeBack: () => Promise<void>,
  isNotCounted: (answer: Response) => boolean,
): Promise<Response> {
  try {
    const answer = await forward();
    if (isNotCounted(answer)) await takeBack();
    return answer;
  } catch (error) {
    await takeBack();
    throw error;
  }
}

function routeOf({ method, url }: Request): string {
  const { pathname, searchParams } = new URL(url);
  const grant = searchParams.get("grant_type");
  return `${method} ${pathname.replace("/auth/v1", "")}${grant ? `?grant_type=${grant}` : ""}`;
}

async function readEmail(request: Request): Promise<string> {
  const body: unknown = await request.clone().json();
  return bodySchema.safeParse(body).data?.email ?? "";
}

/** GoTrue looks at the confirmation once the password has turned out right. */
function isRightPassword({ ok, headers }: Response): boolean {
  return ok || headers.get("X-Sb-Error-Code") === "email_not_confirmed";
}

function isNoVerdict({ status }: Response): boolean {
  return status === 429 || status >= 500;
}

function claimedUser({ headers }: Request): string {
  const [, token = ""] = /^bearer (.+)$/i.exec(headers.get("Authorization") ?? "") ?? [];
  try {
    return decodeJwt(token).sub ?? "";
  } catch {
    return "";
  }
}
