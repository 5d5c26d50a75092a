/** Recognizable to its owner, useless to anyone looking over their shoulder: "a…@example.com". */
export const maskEmail = (email: string): string => email.replace(/^(.).*(@[^@]*)$/, "$1…$2");
