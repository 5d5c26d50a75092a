import type { COMMAND_LINE } from "@/lib/audit/command-line";
import type { Ctx, CtxWith } from "@/lib/ports/context";

export type SecurityEvent =
  | "registration.succeeded"
  | "sign_in.succeeded"
  | "sign_in.failed"
  | "sign_out.succeeded"
  | "password.reset"
  | "password.changed"
  | "password.check_failed"
  | "password.reset_requested"
  | "email.requested"
  | "email.confirmed"
  | "email.removed"
  | "session.ended"
  | "session.all_ended"
  | "account.exported"
  | "account.deleted"
  | "admin.made"
  | "session.refused"
  | "access.refused"
  | "limit.refused";

/** A request's ctx, or the command line with its clock. */
type RequestSource = Pick<Ctx, "now" | "clientAddress"> & Pick<CtxWith<"deriveToken">, "providers">;
type CommandLineSource = { now: Date; user: typeof COMMAND_LINE };

type SecurityEventDetails = {
  userId?: string | undefined;
  /** Of an existing account. What somebody typed may be anything, even a password, and goes into `tried`. */
  username?: string | undefined;
  /** Logged as a digest, which shows that two attempts used the same name. */
  tried?: string;
  /** The method and the route, without the values of its parameters. */
  call?: string;
  /** The name of the limit. */
  limit?: string | undefined;
};

/**
 * Writes one line of the security log to stdout: what happened, to whom, from where. It holds no password, token or
 * email address, and the client's address only as a digest that needs this server's secret.
 */
export function logSecurity(
  source: RequestSource | CommandLineSource,
  event: SecurityEvent,
  details: SecurityEventDetails = {},
): void {
  const { userId = null, username = null, tried, ...rest } = details;
  const isRequest = "clientAddress" in source;
  const from = isRequest ? digest(source, "address", source.clientAddress) : source.user.username;
  const line = { security: event, at: source.now.toISOString(), userId, username, from };
  const name = isRequest && tried !== undefined ? { tried: digest(source, "name", tried) } : {};
  console.log(JSON.stringify({ ...line, ...name, ...rest }));
}

const DIGEST_LENGTH = 22;

const digest = ({ providers }: RequestSource, kind: string, text: string): string =>
  providers.deriveToken(`security-log:${kind}:${text}`).slice(0, DIGEST_LENGTH);
