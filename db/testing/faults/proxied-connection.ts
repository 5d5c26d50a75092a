import { connect, type Socket } from "node:net";
import type { Attempt } from "./attempt";
import { injectFault } from "./inject-fault";
import {
  CANCEL_CODE,
  cancelRequest,
  executeInline,
  firstColumn,
  type Message,
  PreparedStatements,
  query,
  ROLLBACK,
  Splitter,
} from "./wire-messages";

export type Target = {
  host: string;
  port: number;
  kind: "postgres" | "embedded";
  /** A pooler's keys name connections of its own, not the server's processes. */
  isPooled: boolean;
};
/** The attempt that waits for this statement, and belongs to this connection from then on. */
type Claim = (sql: string) => Attempt | null;
/** Receives what the server sends, up to and including a ReadyForQuery. */
export type Listener = (message: Message) => void;

/** How to handle a turn: all messages of a client up to those for which the server sends ReadyForQuery. */
export type Turn = {
  listener: Listener;
  /** Sent instead of its first message. */
  first?: Buffer;
  /** Executed instead of its own statement. */
  instead?: { sql: string; onSent: () => void };
};

const IDLE = "I".charCodeAt(0);

/** One client's connection, passed on message by message, with the fault of its attempt. */
export class ProxiedConnection {
  readonly server: Socket;
  /** Passes a message on to the client, and to the attempt. */
  readonly toClient: Listener = (message) => {
    this.attempt?.observe(message);
    this.client.write(message.bytes);
  };
  /** The fault that is still being injected: nothing more is passed on before. */
  pending: Promise<void> = Promise.resolve();
  private readonly fromClient = new Splitter(true);
  private readonly prepared = new PreparedStatements();
  private readonly fromServer = new Splitter(false);
  /** One for each ReadyForQuery that is still to come; the first greets the client. */
  private readonly listeners: Listener[] = [this.toClient];
  private key = { pid: 0, secret: 0 };
  private attempt: Attempt | null = null;
  private turn: Turn | null = null;
  private passed: Promise<void> = Promise.resolve();

  constructor(
    readonly client: Socket,
    readonly target: Target,
    private readonly claim: Claim,
  ) {
    this.server = connect({ host: target.host, port: target.port, noDelay: true });
    client.on("error", () => this.server.destroy()).on("close", () => this.server.destroySoon());
    this.server.on("error", () => client.destroy()).on("close", () => client.destroySoon());
    this.server.on("data", (chunk) => this.onResponse(chunk));
    client.on("data", (chunk: Buffer) => {
      for (const message of this.fromClient.push(chunk)) this.passed = this.passed.then(() => this.pass(message));
    });
  }

  isWaiting(): boolean {
    return this.listeners.length > 0;
  }

  destroy(): void {
    this.client.destroy();
    this.server.destroy();
  }

  /** Queries the server in the client's own session, between two turns. Returns the first column of the last row. */
  ask(sql: string): Promise<string | null> {
    return new Promise((resolve) => {
      let value: string | null = null;
      const onClose = () => resolve(null);
      this.listeners.push(({ type, bytes }) => {
        if (type === "D") value = firstColumn(bytes);
        if (type !== "Z") return;
        this.server.removeListener("close", onClose);
        resolve(value);
      });
      this.server.once("close", onClose).write(query(sql));
    });
  }

  /** Sends a CancelRequest for this connection, and waits until the server has received it. */
  cancel(): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect({ host: this.target.host, port: this.target.port });
      socket.on("error", () => {}).on("close", () => resolve());
      socket.resume().write(cancelRequest(this.key));
    });
  }

  /** What the server sends at once is passed on at once, but nothing of a later turn with the end of one before it. */
  private onResponse(chunk: Buffer): void {
    this.client.cork();
    for (const message of this.fromServer.push(chunk)) {
      const { type, bytes } = message;
      if (type === "K") this.key = { pid: bytes.readUInt32BE(5), secret: bytes.readUInt32BE(9) };
      const listener = this.listeners[0] ?? this.toClient;
      if (type === "Z") this.listeners.shift();
      listener(message);
      if (type !== "Z") continue;
      if (bytes[5] === IDLE) this.attempt = null;
      this.client.uncork();
      this.client.cork();
    }
    this.client.uncork();
  }

  private async pass(message: Message): Promise<void> {
    const { type, bytes } = message;
    if (this.client.destroyed || this.server.destroyed) return;
    const isCancel = type === "" && bytes.length >= 8 && bytes.readInt32BE(4) === CANCEL_CODE;
    if (isCancel || type === "" || type === "p" || type === "X") return void this.server.write(bytes);
    let first: Buffer | undefined;
    if (!this.turn) {
      this.turn = await this.open(message);
      if (!this.turn || this.server.destroyed) return;
      // One write for a whole turn, not one for each message.
      this.server.cork();
      this.listeners.push(this.turn.listener);
      first = this.turn.first;
    }
    const { instead } = this.turn;
    if (instead && type === "E") {
      this.server.write(executeInline(instead.sql));
      this.server.uncork();
      instead.onSent();
    } else this.server.write(first ?? bytes);
    const isLast = type === "S" || type === "Q";
    if (isLast || type === "H") this.server.uncork();
    if (isLast) this.turn = null;
  }

  /** Decides how to handle a turn, from its first message. Null when nothing of it may reach the server any more. */
  private async open(message: Message): Promise<Turn | null> {
    await this.pending;
    const plain = { listener: this.toClient };
    const sql = this.prepared.sqlOf(message);
    if (sql === null) return plain;
    this.attempt ??= this.claim(sql);
    const { attempt } = this;
    if (!attempt) return plain;
    if (!this.target.isPooled) attempt.pid ??= this.key.pid;
    if (attempt.needsTransactionId()) attempt.xid = await this.ask("select pg_current_xact_id()");
    const fault = attempt.faultFor(sql);
    if (attempt.isUndone && sql === "commit") return { ...plain, first: ROLLBACK };
    return fault ? injectFault(fault, { connection: this, message, attempt }) : plain;
  }
}
