/** Who reads the guide. Cached pages are rendered for a visitor. */
export type Reader = { isSignedIn: boolean };

export const VISITOR: Reader = { isSignedIn: false };
