import { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { SECOND_MS } from "@/lib/core/durations";
import type { SmtpServer } from "@/lib/core/smtp-url";
import { type SmtpError, toMailError } from "./to-mail-error";

export type Envelope = { from: string; to: string; messageId: string };

const CONNECT_TIMEOUT_MS = 10 * SECOND_MS;
const INACTIVITY_TIMEOUT_MS = 30 * SECOND_MS;
/** How long an answer is waited for when the caller leaves and the server has the whole message. */
const ANSWER_GRACE_MS = 5 * SECOND_MS;

type Settle<T> = { resolve: (value: T) => void; reject: (error: SmtpError) => void };

/** One connection to a mail server, on which messages follow each other. It is closed when it fails. */
export class SmtpSession {
  /** How many the server has taken or refused. */
  handled = 0;
  private needsReset = false;
  private failure: SmtpError | undefined;
  private onFailure: (error: SmtpError) => void = () => {};

  private constructor(private readonly connection: SMTPConnection) {
    connection.on("error", (error: SmtpError) => this.fail(error));
    connection.on("end", () => this.fail(new Error("The connection was closed.")));
  }

  get isUsable(): boolean {
    return this.failure === undefined;
  }

  /** Connects, and logs in where the server is given a user. @throws MailError */
  static async open({ host, port, tls, credentials }: SmtpServer, name: string, signal: AbortSignal) {
    const session = new SmtpSession(
      new SMTPConnection({
        host,
        port,
        name,
        secure: tls === "implicit",
        requireTLS: tls === "starttls",
        ignoreTLS: tls === "none",
        connectionTimeout: CONNECT_TIMEOUT_MS,
        dnsTimeout: CONNECT_TIMEOUT_MS,
        greetingTimeout: CONNECT_TIMEOUT_MS,
        socketTimeout: INACTIVITY_TIMEOUT_MS,
        socketCloseTimeout: SECOND_MS,
      }),
    );
    const { connection } = session;
    await session.step<void>({ signal }, ({ resolve, reject }) => {
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    if (credentials) {
      await session.step<void>({ signal }, ({ resolve, reject }) => {
        const { user, password: pass } = credentials;
        connection.login({ user, pass }, (error) => (error ? reject(error) : resolve()));
      });
    }
    return session;
  }

  /** Hands one message over. Resolves when the server has taken it. @throws MailError */
  async deliver({ from, to, messageId }: Envelope, raw: Buffer, signal: AbortSignal): Promise<void> {
    if (this.needsReset) {
      await this.step<void>({ signal }, ({ resolve, reject }) => {
        this.connection.reset((error) => (error ? reject(error) : resolve()));
      });
      this.needsReset = false;
    }
    this.handled += 1;
    let isWritten = false;
    // The end of the message is written after its stream has ended, never before.
    function* body() {
      yield raw;
      isWritten = true;
    }
    const envid = messageId.slice(1, -1);
    const dsn = { ret: "HDRS", envid, notify: "FAILURE", orcpt: `rfc822;${to}` };
    await this.step<void>({ signal, isWritten: () => isWritten }, ({ resolve, reject }) => {
      const envelope = { from, to: [to], size: raw.length, dsn };
      this.connection.send(envelope, Readable.from(body()), (error) => (error ? reject(error) : resolve()));
    });
  }

  close(): void {
    this.failure ??= new Error("The connection was closed.");
    this.connection.close();
  }

  private fail(error: SmtpError): void {
    this.failure ??= error;
    this.onFailure(error);
  }

  /** One exchange with the server, until it answers, the connection breaks or the caller leaves. */
  private step<T>(
    { signal, isWritten = () => false }: { signal: AbortSignal; isWritten?: () => boolean },
    begin: (settle: Settle<T>) => void,
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let grace: NodeJS.Timeout | undefined;
      const leave = () => {
        const giveUp = () => refuse(new Error("The hand-off was called off."));
        const isTooLate = (signal.reason as Error | undefined)?.name === "TimeoutError";
        if (isWritten() && !isTooLate) grace = setTimeout(giveUp, ANSWER_GRACE_MS);
        else giveUp();
      };
      const done = () => {
        clearTimeout(grace);
        signal.removeEventListener("abort", leave);
        this.onFailure = () => {};
      };
      const refuse = (error: SmtpError) => {
        done();
        if (isRefusedRecipient(error)) this.needsReset = true;
        else this.close();
        reject(toMailError(error, isWritten()));
      };
      if (this.failure) return refuse(this.failure);
      if (signal.aborted) return leave();
      signal.addEventListener("abort", leave);
      this.onFailure = refuse;
      begin({
        resolve: (value) => {
          done();
          resolve(value);
        },
        reject: refuse,
      });
    });
  }
}

/** Once a body is on its way, only a new connection surely starts with a command. */
const isRefusedRecipient = ({ responseCode, command }: SmtpError): boolean =>
  command === "RCPT TO" && responseCode !== undefined && responseCode >= 400 && responseCode !== 421;
