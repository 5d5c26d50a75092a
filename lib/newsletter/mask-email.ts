/** Enough for whoever owns it, too little for whoever looks over a shoulder: "a…@example.com". */
export const maskEmail = (email: string): string => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf("@"))}`;
