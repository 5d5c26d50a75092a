/** Lengths in characters, for the server's rules and the form's. */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;
/** For new passwords: accounts from before keep theirs of 6 characters and more. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const USERNAME_MISSING = "Enter a username.";
export const USERNAME_LENGTH = `Usernames have ${USERNAME_MIN} to ${USERNAME_MAX} characters.`;
export const PASSWORD_MISSING = "Enter a password.";
export const PASSWORD_TOO_SHORT = `Password must be at least ${PASSWORD_MIN} characters`;
export const PASSWORD_TOO_LONG = `Password must be at most ${PASSWORD_MAX} characters`;

/** ASCII only: no two usernames look the same, and every database agrees on lower case. */
export const USERNAME = /^[a-z0-9._-]+$/i;
const MAY_HAVE = "letters (a to z), digits, dots, underscores and hyphens";

/** Which character of a username can't be there, and what could be instead. */
export function usernameCharacters(name: string): string {
  if (/\s/.test(name)) {
    const joined = name.replace(/\s+/g, "_");
    return `Usernames have no spaces${USERNAME.test(joined) ? `: ${joined} would do` : ""}.`;
  }
  const wrong = [...name].find((character) => !USERNAME.test(character));
  const isShown = wrong !== undefined && /[\p{L}\p{N}\p{P}\p{S}]/u.test(wrong);
  return isShown ? `Usernames can't have “${wrong}”, only ${MAY_HAVE}.` : `Usernames are made of ${MAY_HAVE}.`;
}
