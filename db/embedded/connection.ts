import { once } from "node:events";
import type { Socket } from "node:net";
import { dropFirstPrepared } from "./batch-result";
import { performHandshake } from "./handshake";
import type { Session } from "./session";
import type { SessionLock } from "./session-lock";
import { type SilenceLimits, SilenceTimeout } from "./silence-timeout";
import { StatementNames } from "./statement-names";
import { concernsUnnamed, UnnamedStatement } from "./unnamed-statement";
import { TERMINATE, validateMessages } from "./validate-messages";
import * as wire from "./wire";
import { ProtocolError, WireReader } from "./wire-reader";

export type GatewayState = {
  session: Session;
  lock: SessionLock<ClientConnection>;
  password: string;
  /** How long a client may hold the session in silence. */
  silenceLimits: SilenceLimits;
  /** How long a client may take to sign in. */
  handshakeMs: number;
  /** Asks a connection to cancel what it waits for, by its id and its secret. */
  cancel: (id: number, secret: number) => void;
};

/** How long a client that does not read has to receive its last message. */
const CLOSE_GRACE_MS = 100;

/** One client. It holds the session from a whole batch until ReadyForQuery says idle, and never for half a batch. */
export class ClientConnection {
  private readonly reader: WireReader;
  private readonly statements: StatementNames;
  private readonly unnamed = new UnnamedStatement();
  private readonly silenceTimeout: SilenceTimeout;
  /** Aborted when the client has disconnected or is cut off. */
  private readonly over = new AbortController();
  /** Its own settings, if it has any. */
  private settings = "";
  private changesSettings: "no" | "once" | "whenever" = "no";
  /** Whether it has executed statements without Sync. */
  private isUnsynced = false;
  /** Whether it was cancelled after Flush: as after any error, everything up to Sync is dropped. */
  private isSkipping = false;
  private isWaiting = false;

  constructor(
    private readonly socket: Socket,
    readonly id: number,
    readonly secret: number,
    private readonly shared: GatewayState,
  ) {
    this.reader = new WireReader(socket);
    this.statements = new StatementNames(id);
    const idle = "terminating connection due to idle-in-transaction timeout";
    this.silenceTimeout = new SilenceTimeout(shared.silenceLimits, () => this.cut("25P03", idle));
    for (const event of ["end", "close"]) socket.once(event, () => this.onDisconnect());
  }

  /** Serves the client until it disconnects. Throws only when the database itself fails. */
  async serve(): Promise<void> {
    const { handshakeMs } = this.shared;
    const signIn = setTimeout(
      () => this.cut("08P01", "the client was silent for too long while signing in"),
      handshakeMs,
    );
    try {
      if (await performHandshake(this.socket, this.reader, this, this.shared).finally(() => clearTimeout(signIn))) {
        await this.takeTurns();
      }
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      this.end(wire.fatal(error.code, error.message));
    }
    // A session holder is released once nothing of theirs is left; others need not wait for a turn to clean up.
    if (!this.shared.lock.isHeldBy(this)) this.end();
    await this.leave();
    this.end();
  }

  /** Another client has begun to wait for this one. */
  shortenSilence(): void {
    this.silenceTimeout.shorten();
  }

  /** PGlite cannot be interrupted; a statement that still waits for its turn can. */
  cancel(): void {
    if (this.isWaiting) this.shared.lock.cancelWait(this);
  }

  private async takeTurns(): Promise<void> {
    const { lock } = this.shared;
    for (;;) {
      if (lock.isHeldBy(this)) this.silenceTimeout.start(lock.isAnyoneWaiting);
      const received = await this.reader.batch();
      this.silenceTimeout.stop();
      if (!received || received.at(-1)?.type === TERMINATE) return;
      const { batch, changesSettings } = validateMessages(received, this.isUnsynced);
      if (changesSettings !== "no" && this.changesSettings !== "whenever") this.changesSettings = changesSettings;
      if (batch.every(({ type }) => type === "H") && !this.isUnsynced) continue;
      const response = await this.respond(batch);
      if (!response || !(await this.write(response))) return;
    }
  }

  private async respond(batch: wire.Frame[]): Promise<Buffer | null> {
    const { lock } = this.shared;
    const isAnsweredReady = batch.at(-1)?.type !== "H";
    if (this.isSkipping) {
      this.isSkipping = batch.at(-1)?.type !== "S";
      return this.isSkipping ? Buffer.alloc(0) : wire.readyForQuery("I");
    }
    this.isWaiting = true;
    const isTheirTurn = await lock.acquire(this);
    this.isWaiting = false;
    if (isTheirTurn) return this.run(batch);
    if (this.over.signal.aborted) return null;
    this.isSkipping = !isAnsweredReady;
    const cancelled = wire.error("57014", "canceling statement due to user request");
    return isAnsweredReady ? Buffer.concat([cancelled, wire.readyForQuery("I")]) : cancelled;
  }

  private async run(batch: wire.Frame[]): Promise<Buffer> {
    const { session, lock } = this.shared;
    await session.applySettings(this.settings);
    const prelude = session.unnamedOf === this ? null : this.unnamed.prelude(batch);
    const messages = batch.map((message) => this.statements.translate(message));
    const isSynced = batch.at(-1)?.type !== "H";
    const { response, outcome, hasCommitted } = await session.run(
      Buffer.concat(prelude ? [prelude, ...messages] : messages),
      {
        isSynced,
      },
    );
    const done = prelude ? Math.max(0, outcome.prepared - 1) : outcome.prepared;
    this.statements.settle(batch, done);
    this.unnamed.settle(batch, done);
    if (prelude || batch.some(concernsUnnamed)) session.unnamedOf = this;
    this.isUnsynced = !isSynced;
    if (outcome.status === "I") {
      await this.keepSettings();
      lock.release(this);
    }
    // The next turn has already begun: consecutive commits share one sync.
    if (outcome.status === "I" || hasCommitted) await session.flushed();
    return prelude ? dropFirstPrepared(response) : response;
  }

  private async keepSettings(): Promise<void> {
    if (this.changesSettings === "no") return;
    this.settings = await this.shared.session.readSettings();
    if (this.changesSettings === "once") this.changesSettings = "no";
  }

  /** Waits for a client that reads slowly, as long as nobody else waits. */
  private async write(response: Buffer): Promise<boolean> {
    const { lock } = this.shared;
    if (this.over.signal.aborted) return false;
    if (this.socket.write(response)) return true;
    if (lock.isHeldBy(this)) this.silenceTimeout.start(lock.isAnyoneWaiting);
    await once(this.socket, "drain", { signal: this.over.signal }).catch(() => {});
    this.silenceTimeout.stop();
    return !this.over.signal.aborted;
  }

  private async leave(): Promise<void> {
    const { session, lock } = this.shared;
    this.silenceTimeout.stop();
    if (!lock.isHeldBy(this) && this.statements.size === 0) return;
    await lock.acquire(this);
    await session.cleanUp({ isUnsynced: this.isUnsynced, close: this.statements.closeAll() });
    lock.release(this);
  }

  /** The session moves on at once, whether or not this client takes its last message. */
  private cut(code: string, message: string): void {
    this.end(wire.fatal(code, message));
    this.over.abort();
    this.reader.end();
  }

  private end(last?: Buffer): void {
    if (this.socket.writable && last) this.socket.write(last);
    this.socket.end();
    this.socket.destroySoon();
    setTimeout(() => this.socket.destroy(), CLOSE_GRACE_MS).unref();
  }

  private onDisconnect(): void {
    this.over.abort();
    if (this.isWaiting) this.shared.lock.cancelWait(this);
  }
}
