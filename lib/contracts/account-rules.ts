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
