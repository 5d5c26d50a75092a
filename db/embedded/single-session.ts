/**
 * The parameter by which an embedded database tells a client that all of its connections share one session: on another
 * connection a statement waits for those before it.
 */
export const SINGLE_SESSION = "kumquat.single_session";
