import type { AuthLimitSettings } from "./auth/limit-settings.ts";
import type { Business } from "./auth/mail.ts";
import type { BootOptions } from "./boot.ts";
import type { RestLimits } from "./gate/rest-limits.ts";

export type WorkerOptions = BootOptions & {
  databaseUrl?: string;
  /** 0 for any free port. */
  port: number;
  siteSecret: string;
  restLimits?: Partial<RestLimits>;
  uploadLimits?: Partial<RestLimits>;
  authLimits?: Partial<AuthLimitSettings>;
  /** What the project's functions find in their environment. */
  functionSettings?: Record<string, string | undefined>;
  /** Named at the foot of mails. */
  business?: Business;
};

export type ToWorker = { type: "ping" } | { type: "stop" } | { type: "backUp" };

export type FromWorker =
  | { type: "ready"; port: number; publishableKey: string; secretKey: string }
  | { type: "failed"; message: string }
  | { type: "pong"; syncs: number }
  /** A backup stops the worker's event loop for a while, and that is fine. */
  | { type: "busy"; busy: boolean }
  /** Answers `backUp`: the folder of the backup, or why there is none. */
  | { type: "backedUp"; path?: string; error?: string }
  | { type: "log"; message: string };
