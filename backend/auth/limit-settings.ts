export type AuthLimitSettings = {
  /** Wrong passwords for one account from one address before each further try has to wait. */
  wrongPasswords: number;
  /** Seconds of the first such wait; each one doubles it. */
  firstWait: number;
  longestWait: number;
  /** Wrong passwords from one address in five minutes, over all accounts. */
  wrongPerAddress: number;
  /** Wrong passwords for one account in a quarter of an hour, from everywhere. */
  wrongPerAccount: number;
  /** Seconds a new address waits before each try for an account under such an attack. */
  attackedWait: number;
  /** Wrong one-time codes an hour, for one address and for one account. */
  wrongCodes: number;
  /** Seconds between two mails of one kind to one account. */
  betweenMails: number;
  /** Mails an hour to one account. */
  mailsPerAccount: number;
  /** Requests an hour from one address that may cause a mail. */
  mailRequests: number;
  /** Password changes an hour of one account. */
  passwordChanges: number;
  /** Requests of any kind in five minutes from one address. */
  requests: number;
};

export const defaultLimits: AuthLimitSettings = {
  wrongPasswords: 5,
  firstWait: 30,
  longestWait: 300,
  wrongPerAddress: 30,
  wrongPerAccount: 20,
  attackedWait: 30,
  wrongCodes: 10,
  betweenMails: 60,
  mailsPerAccount: 5,
  mailRequests: 30,
  passwordChanges: 20,
  requests: 1000,
};
