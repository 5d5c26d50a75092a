/** A text as a regular expression that matches it, in any flavor of flags. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
