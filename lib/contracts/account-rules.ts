/** Lengths in characters, for the server's rules and the form's. */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;
/** For new passwords: those from before, of 6 and more, go on opening their accounts. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
