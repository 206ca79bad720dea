import { validationFailed } from "./auth-error.ts";
import type { Endpoint } from "./auth-service.ts";

/** GET /settings */
export const settings: Endpoint = async ({ config }) => ({
  external: { anonymous_users: false, email: true, phone: false },
  disable_signup: !config.email.enable_signup,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: "",
  saml_enabled: false,
  passkeys_enabled: false,
});

/** GET /health */
export const health: Endpoint = async () => ({
  version: "embedded",
  name: "GoTrue",
  description: "The embedded backend's user registration and authentication API",
});

/** GET /.well-known/jwks.json: none, because tokens are signed with a shared secret. */
export const publicKeys: Endpoint = async () => ({ keys: [] });

/** GET /authorize */
export const authorize: Endpoint = async () => {
  throw validationFailed("Unsupported provider: provider is not enabled");
};
