/** Set by our server (server/trust-only-the-socket.ts), over whatever a client may have sent. */
export const LOOPBACK_HEADER = "x-kumquat-from-this-machine";

/** Whether the request comes from this very machine, by a name of its own and through no proxy. */
export const isLoopback = (headers: Headers): boolean => headers.get(LOOPBACK_HEADER) === "1";
