/**
 * Set together with the session cookie, which scripts cannot read: it only says that there is one, so that a visitor's
 * browser need not ask the server. It grants no access.
 */
export const SIGNED_IN_COOKIE = "kumquat.signed-in";
/** The name behind https, as of the session cookie. */
export const HOST_SIGNED_IN_COOKIE = `__Host-${SIGNED_IN_COOKIE}`;
