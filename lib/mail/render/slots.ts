/** Placeholders for a recipient's tokens. URL-safe, so that they survive encoding, and impossible in a guide's text. */
export const SLOTS = { unsubscribeToken: "~kq-unsubscribe~", preferenceToken: "~kq-preference~" } as const;

export const SLOT_PATTERN = /(~kq-[a-z]+~)/;
