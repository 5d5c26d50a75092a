import common from "./common-passwords.json";
import { Password, usernameKey } from "./contract";

const STOLEN = "This password is in lists of stolen ones. Choose another.";
const GUESSED = "This password is the first that anybody would try here. Choose another.";
const OUR_NAME = "kumquat";

const stolen = new Set(common.passwords.split(" "));

/**
 * What speaks against a password that somebody chooses now, as a sentence; null when nothing does. Whoever signs in
 * with an older one is asked for nothing.
 */
export function newPasswordProblem(password: string, username: string): string | null {
  const parsed = Password.safeParse(password);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? GUESSED;
  const written = password.normalize("NFKC").toLowerCase();
  if (stolen.has(written)) return STOLEN;
  return isAround(written, usernameKey(username)) || isAround(written, OUR_NAME) ? GUESSED : null;
}

/** A name, once or more, with nothing but digits and signs beside it: "kumquat2026!", "ana-ana-ana". */
function isAround(written: string, name: string): boolean {
  const rest = written.replaceAll(name, "");
  return rest !== written && !/\p{L}/u.test(rest);
}
