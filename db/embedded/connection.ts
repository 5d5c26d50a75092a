import { once } from "node:events";
import type { Socket } from "node:net";
import { admit, TERMINATE } from "./admit";
import { shakeHands } from "./handshake";
import type { Session } from "./session";
import { StatementNames } from "./statement-names";
import type { Turns } from "./turns";
import * as wire from "./wire";
import { ProtocolError, WireReader } from "./wire-reader";

export type Shared = {
  session: Session;
  turns: Turns<Connection>;
  password: string;
  /** How long a client may be silent while it keeps the others waiting. */
  idleInTransactionMs: number;
  /** How long a client may take to sign in. */
  handshakeMs: number;
};

/** One client. It holds the session from the first message of a turn until ReadyForQuery says idle. */
export class Connection {
  private readonly reader: WireReader;
  private readonly statements: StatementNames;
  private unnamedParse: Buffer | null = null;
  private hasSpoken = false;

  constructor(
    private readonly socket: Socket,
    private readonly id: number,
    private readonly shared: Shared,
  ) {
    this.reader = new WireReader(socket);
    this.statements = new StatementNames(id);
  }

  /** Serves the client until it goes. Throws only when the database itself fails. */
  async serve(): Promise<void> {
    const { session, turns, password, handshakeMs } = this.shared;
    this.socket.setTimeout(handshakeMs, () => this.cut("08P01", "the client was silent for too long while signing in"));
    try {
      if (!(await shakeHands(this.socket, this.reader, { session, password, connectionId: this.id }))) return;
      await this.takeTurns();
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      this.socket.write(wire.fatal(error.code, error.message));
    } finally {
      if (this.hasSpoken) {
        await turns.acquire(this);
        await session.cleanUp(this.statements.closeAll()).finally(() => turns.release(this));
      }
      this.socket.end();
      this.socket.destroySoon();
    }
  }

  private async takeTurns(): Promise<void> {
    const { turns, idleInTransactionMs } = this.shared;
    for (;;) {
      const isHolding = turns.isHeldBy(this);
      this.whenSilentFor(isHolding ? idleInTransactionMs : 0);
      const received = await this.reader.turn();
      if (!received) return;
      const turn = admit(received);
      this.whenSilentFor(0);
      if (turn.length > 0) {
        await turns.acquire(this);
        if (!(await this.write(await this.run(turn)))) return;
      }
      if (received.at(-1)?.type === TERMINATE) return;
    }
  }

  private async run(turn: wire.Frame[]): Promise<Buffer> {
    const { session, turns } = this.shared;
    this.hasSpoken = true;
    if (this.unnamedParse && turns.last !== this && !["P", "Q"].includes(turn[0]?.type ?? "")) {
      await session.run(this.unnamedParse);
    }
    this.unnamedParse = turn.findLast(isUnnamedParse)?.bytes ?? this.unnamedParse;
    const answer = await session.run(Buffer.concat(turn.map((message) => this.statements.translate(message))));
    if (wire.finalStatus(answer) === "I") turns.release(this);
    return answer;
  }

  /** A client that reads slowly is waited for, as long as it keeps nobody else waiting. */
  private async write(answer: Buffer): Promise<boolean> {
    if (this.socket.destroyed) return false;
    if (this.socket.write(answer)) return true;
    this.whenSilentFor(this.shared.turns.isHeldBy(this) ? this.shared.idleInTransactionMs : 0);
    const gone = new AbortController();
    this.socket.once("close", () => gone.abort());
    await once(this.socket, "drain", { signal: gone.signal }).catch(() => {});
    return !this.socket.destroyed;
  }

  private whenSilentFor(ms: number): void {
    this.socket.removeAllListeners("timeout");
    this.socket.setTimeout(ms, () => this.cut("25P03", "terminating connection due to idle-in-transaction timeout"));
  }

  private cut(code: string, message: string): void {
    this.socket.write(wire.fatal(code, message));
    // Who reads nothing must not keep the others waiting either.
    setTimeout(() => this.socket.destroy(), 100);
  }
}

const isUnnamedParse = ({ type, bytes }: wire.Frame): boolean => type === "P" && bytes[5] === 0;
