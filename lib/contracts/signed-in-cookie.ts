/**
 * Stands beside the session's own cookie, which scripts cannot see, and says only that there is one: a visitor's
 * browser need not ask the server who it is. It opens nothing.
 */
export const SIGNED_IN_COOKIE = "kumquat.signed-in";
/** Behind https, as the session's own. */
export const HOST_SIGNED_IN_COOKIE = `__Host-${SIGNED_IN_COOKIE}`;
