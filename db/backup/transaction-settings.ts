/**
 * Every value has one text then, whatever the server or the role is set to; and a statement has a limit, though a longer
 * one than a request's, since checking a foreign key reads a whole table.
 */
const SETTINGS = {
  datestyle: "'ISO, YMD'",
  intervalstyle: "postgres",
  timezone: "'UTC'",
  extra_float_digits: "1",
  bytea_output: "hex",
  client_encoding: "'UTF8'",
  statement_timeout: "'10min'",
  lock_timeout: "'10s'",
  idle_in_transaction_session_timeout: "'2min'",
  jit: "off",
};

/** Sent with the begin of a transaction that copies rows. */
export const COPY_SETTINGS = Object.entries(SETTINGS)
  .map(([name, value]) => `set local ${name} = ${value}`)
  .join("; ");

export const BEGIN_SNAPSHOT = `begin isolation level repeatable read read only; ${COPY_SETTINGS}`;
