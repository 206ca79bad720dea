import type { Database } from "../database/database.ts";
import type { Caller } from "../gate/caller.ts";
import type { ProjectConfig } from "../project-config.ts";
import type { AccessTokens } from "./access-tokens.ts";
import type { AuthLimits } from "./limits.ts";
import type { Mail } from "./mail.ts";
import type { RefreshTokens } from "./refresh-tokens.ts";

/** What the endpoints work with. */
export type AuthService = {
  database: Database;
  config: ProjectConfig["auth"];
  siteUrl: string;
  accessTokens: AccessTokens;
  refreshTokens: RefreshTokens;
  limits: AuthLimits;
  mail: Mail;
};

/** One request to an endpoint. */
export type AuthCall = {
  request: Request;
  /** Its query parameters. */
  parameters: URLSearchParams;
  caller: Caller;
  /** Its JSON, not checked yet; undefined for GET. */
  body: unknown;
};

/** Answers with a Response, or with what becomes the JSON of a 200. */
export type Endpoint = (service: AuthService, call: AuthCall) => Promise<object>;
