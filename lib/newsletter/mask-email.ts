/** Recognizable to the owner, useless to anyone looking over their shoulder: "a…@example.com". */
export const maskEmail = (email: string): string => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf("@"))}`;
