import { Password, usernameKey } from "@/lib/contracts/account";
import common from "./common-passwords.json" with { type: "json" };

const COMMON_PASSWORD = "This password is in lists of stolen ones. Choose another.";
const GUESSABLE_PASSWORD = "This password is the first that anybody would try here. Choose another.";
const PRODUCT = "kumquat";

const commonPasswords = new Set(common.passwords.split(" "));

/**
 * Why a newly chosen password is unacceptable, as a sentence; null if it is fine. Existing passwords are not checked
 * at sign-in.
 */
export function newPasswordProblem(password: string, username: string): string | null {
  const parsed = Password.safeParse(password);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? GUESSABLE_PASSWORD;
  const written = password.normalize("NFKC").toLowerCase();
  if (commonPasswords.has(written)) return COMMON_PASSWORD;
  return isNameWithPadding(written, usernameKey(username)) || isNameWithPadding(written, PRODUCT)
    ? GUESSABLE_PASSWORD
    : null;
}

/** A name, once or more, padded only with digits and punctuation: "kumquat2026!", "ana-ana-ana". */
function isNameWithPadding(written: string, name: string): boolean {
  const rest = written.replaceAll(name, "");
  return rest !== written && !/\p{L}/u.test(rest);
}
