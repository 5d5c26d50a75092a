const ERROR_NAME = "DatabaseUnavailableError";

/** The database does not answer, or took longer than anybody waits. Nothing of the statement was acknowledged. */
export class DatabaseUnavailableError extends Error {
  override name = ERROR_NAME;
}

/** SQLSTATE: the server is going down or starting, has no connection left, gave up on a lock, or on a statement. */
const UNAVAILABLE_CODE = /^(08...|57P0[1-5]|57014|53300|55P03|25P0[34])$/;
const SYSTEM_CODE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** node-postgres has no codes for these. */
const DRIVER_MESSAGE =
  /^(Connection terminated|timeout (exceeded|expired)|Client (has encountered a connection error|was closed)|The server does not support)/;

/** Whether a statement failed because the database is away, not because of what it says. Looks through the causes. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    // By name: Next makes a copy of this file for each of its bundles, and the pool is shared by all of them.
    if (each.name === ERROR_NAME || isConnectionError(each)) return true;
  }
  return false;
}

/** Whether the driver, the network or the server says that a connection can't be had or has ended. */
export function isConnectionError(error: Error): boolean {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (UNAVAILABLE_CODE.test(code) || SYSTEM_CODE.test(code)) return true;
  if (error instanceof AggregateError)
    return error.errors.some((each) => each instanceof Error && isConnectionError(each));
  return DRIVER_MESSAGE.test(error.message);
}
