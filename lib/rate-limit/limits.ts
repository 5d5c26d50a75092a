import { HOUR_MS, MINUTE_MS } from "@/lib/core/durations";

export type RateLimit = {
  name: string;
  /** Uses per subject and window, before the scale is applied. */
  max: number;
  windowMs: number;
  /** The message for the person; the wait is added to it. */
  message: string;
};

const SIGN_IN_REFUSAL = "Too many failed sign-ins.";
const SUBSCRIBE_REFUSAL = "Too many sign-ups for the weekly email.";

/** Failures for one username from one client address: nobody can lock somebody else out. */
export const SIGN_IN_BY_NAME: RateLimit = {
  name: "sign-in:name",
  max: 10,
  windowMs: 15 * MINUTE_MS,
  message: SIGN_IN_REFUSAL,
};
export const SIGN_IN_BY_ADDRESS: RateLimit = {
  name: "sign-in:address",
  max: 50,
  windowMs: 15 * MINUTE_MS,
  message: SIGN_IN_REFUSAL,
};
/** Successes: nobody signs in this often, and each costs a password hash and database rows. */
export const SIGN_IN_BY_USER: RateLimit = {
  name: "sign-in:user",
  max: 200,
  windowMs: HOUR_MS,
  message: "Too many sign-ins to one account.",
};
/** Not a frequency but a count: an account's concurrent sessions. */
export const SESSIONS_OF_USER = { max: 20 };
export const REGISTER_BY_ADDRESS: RateLimit = {
  name: "register:address",
  max: 20,
  windowMs: HOUR_MS,
  message: "Too many new accounts from your connection.",
};
/** Wrong passwords of somebody who is signed in already: whoever finds a browser open must not guess on. */
export const PASSWORD_CHECK_BY_USER: RateLimit = {
  name: "password-check:user",
  max: 10,
  windowMs: 15 * MINUTE_MS,
  message: "Too many wrong passwords.",
};
/** Requests for one name or address, known or not. */
export const RESET_BY_NAME: RateLimit = {
  name: "reset:name",
  max: 5,
  windowMs: HOUR_MS,
  message: "Too many requests for a new password.",
};
export const RESET_BY_ADDRESS: RateLimit = {
  name: "reset:address",
  max: 20,
  windowMs: HOUR_MS,
  message: "Too many requests for a new password.",
};
/** Not a limit that anybody is told of: the messages that an account's mailbox gets, whatever name was typed. */
export const RESETS_OF_USER = { max: 5, windowMs: HOUR_MS };
/** Links of account messages that are opened or used: tokens can't be guessed, and trying costs the database little. */
export const ACCOUNT_LINK_BY_ADDRESS: RateLimit = {
  name: "account-link:address",
  max: 60,
  windowMs: HOUR_MS,
  message: "Too many links at once.",
};
export const ACCOUNT_EMAIL_BY_USER: RateLimit = {
  name: "account-email:user",
  max: 10,
  windowMs: HOUR_MS,
  message: "Too many messages about your email address.",
};
export const ACCOUNT_EMAIL_BY_INBOX: RateLimit = {
  name: "account-email:inbox",
  max: 5,
  windowMs: HOUR_MS,
  message: "Too many messages to this email address.",
};
export const SUBSCRIBE_BY_EMAIL: RateLimit = {
  name: "subscribe:email",
  max: 5,
  windowMs: HOUR_MS,
  message: SUBSCRIBE_REFUSAL,
};
export const SUBSCRIBE_BY_ADDRESS: RateLimit = {
  name: "subscribe:address",
  max: 30,
  windowMs: HOUR_MS,
  message: SUBSCRIBE_REFUSAL,
};
/** A reader may report several places of a guide; a script reports more. */
export const REPORT_BY_ADDRESS: RateLimit = {
  name: "report:address",
  max: 20,
  windowMs: HOUR_MS,
  message: "Thank you, that is a lot to look into at once.",
};
/** Three a second without a pause: more than anybody types. Counted in blocks, since a search itself writes nothing. */
export const SEARCH_BY_USER: RateLimit = {
  name: "search:user",
  max: 1_800,
  windowMs: 10 * MINUTE_MS,
  message: "That is a lot of searching.",
};
/** The same for visitors, of whom many may share a connection. */
export const SEARCH_BY_ADDRESS: RateLimit = {
  name: "search:address",
  max: 1_800,
  windowMs: 10 * MINUTE_MS,
  message: "That is a lot of searching from your connection.",
};
/** Wishes, of which those that are refused at no cost count for no guide; each has the house curator read it. */
export const WISH_BY_USER: RateLimit = {
  name: "wish:user",
  max: 200,
  windowMs: HOUR_MS,
  message: "That is a lot of wishes.",
};
/** Each change renders the public pages anew. */
export const OWN_GUIDE_CHANGE_BY_USER: RateLimit = {
  name: "own-guide:user",
  max: 120,
  windowMs: HOUR_MS,
  message: "That is a lot of changes to your guides.",
};
/** Somebody who fills a list by hand stays far below. */
export const LIST_CHANGE_BY_USER: RateLimit = {
  name: "list:user",
  max: 1_200,
  windowMs: HOUR_MS,
  message: "That is a lot of changes to your lists.",
};
/** Links can't be guessed; this keeps one connection from reading without end. Counted in blocks. */
export const SHARED_LIST_BY_ADDRESS: RateLimit = {
  name: "shared-list:address",
  max: 1_200,
  windowMs: 10 * MINUTE_MS,
  message: "That is a lot of reading from your connection.",
};
/** Reading and matching a file costs the server more than most calls do. */
export const IMPORT_BY_USER: RateLimit = {
  name: "import:user",
  max: 200,
  windowMs: HOUR_MS,
  message: "Too many files in one hour.",
};

/** The limit once the scale is applied: never less than one. */
export const scaledMax = ({ max }: Pick<RateLimit, "max">, scale: number): number =>
  Math.max(1, Math.floor(max * scale));

/** Whole seconds until a window closes, at least one, for Retry-After. */
export const secondsUntil = (closesAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((closesAt.getTime() - now.getTime()) / 1000));

/** "Too many failed sign-ins. Try again in 12 minutes." */
export function limitMessage({ message }: Pick<RateLimit, "message">, waitSeconds: number): string {
  const minutes = Math.ceil(waitSeconds / 60);
  return `${message} Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
}
