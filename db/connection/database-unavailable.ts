const ERROR_NAME = "DatabaseUnavailableError";

/** The database does not respond, or not in time. Nothing of the statement was acknowledged. */
export class DatabaseUnavailableError extends Error {
  override name = ERROR_NAME;
}

/** SQLSTATE: the server is shutting down or starting, has no connection left, or timed out on a lock or a statement. */
const UNAVAILABLE_CODE = /^(08...|57P0[1-5]|57014|53300|55P03|25P0[34])$/;
const SYSTEM_CODE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** node-postgres has no codes for these. */
const DRIVER_MESSAGE =
  /^(Connection terminated|timeout (exceeded|expired)|Client (has encountered a connection error|was closed)|The server does not support)/;

/** Whether a statement failed because the database is unavailable, not because of its content. Checks causes. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // By name: Next makes a copy of this file for each of its bundles, and the pool is shared by all of them.
    if (cause.name === ERROR_NAME || isConnectionError(cause)) return true;
  }
  return false;
}

/** Whether the driver, the network or the server reports that a connection failed or has ended. */
export function isConnectionError(error: Error): boolean {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (UNAVAILABLE_CODE.test(code) || SYSTEM_CODE.test(code)) return true;
  if (error instanceof AggregateError)
    return error.errors.some((cause) => cause instanceof Error && isConnectionError(cause));
  return DRIVER_MESSAGE.test(error.message);
}
