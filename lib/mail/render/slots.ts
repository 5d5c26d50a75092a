/** Where a recipient's tokens go. URL-safe, so that they are written as they are, and nowhere else in a guide. */
export const SLOTS = { unsubscribeToken: "~kq-unsubscribe~", preferenceToken: "~kq-preference~" } as const;

export const SLOT_PATTERN = /(~kq-[a-z]+~)/;
