import { setImmediate as pause } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { type BatchResult, readBatchResult } from "./batch-result";
import { SyncedFolder } from "./synced-folder";
import type { WalSync } from "./wal-sync";
import { surfaceWasmTraps } from "./wasm-traps";
import type { Watchdog } from "./watchdog";
import { cstring, frame, query, SYNC } from "./wire";

/** PGlite blocks the event loop: cut sockets, cancels and timers must be seen in between. */
const PAUSE_EVERY_MS = 5;

/** Fails to parse in any state: undoes what was executed without Sync, as PostgreSQL does for a client that left. */
const ABORT = frame("P", cstring(""), cstring("kumquat"), Buffer.alloc(2));

type BatchRun = { response: Buffer; outcome: BatchResult; hasCommitted: boolean };

/** The one PostgreSQL session that all connections share in turns. */
export class Session {
  /** Whose unnamed statement it holds. */
  unnamedOf: object | null = null;
  /** The settings in force, as `readSettings` returns them. */
  private settings = "";
  private lastPause = 0;

  private readonly wal: WalSync | null;

  private constructor(
    private readonly database: PGlite,
    private readonly watchdog: Watchdog | null,
    /** What PostgreSQL reports about itself when a client connects. */
    readonly parameters: ReadonlyMap<string, string>,
  ) {
    this.wal = SyncedFolder.walOf(database);
  }

  static async open(database: PGlite, watchdog: Watchdog | null): Promise<Session> {
    surfaceWasmTraps(database);
    const names = ["server_version", "server_encoding", "client_encoding", "DateStyle", "IntervalStyle", "TimeZone"];
    names.push("integer_datetimes", "standard_conforming_strings");
    const { rows } = await database.query<{ name: string; setting: string }>(
      "select name, setting from pg_settings where name = any($1)",
      [names],
    );
    return new Session(database, watchdog, new Map(rows.map(({ name, setting }) => [name, setting])));
  }

  /**
   * Runs a batch. Throws when nothing more from this session can be trusted. The response to a batch that committed, or
   * that may show what others committed, must not be sent before `settled`.
   */
  async run(messages: Buffer, { isSynced = true } = {}): Promise<BatchRun> {
    if (performance.now() - this.lastPause > PAUSE_EVERY_MS) {
      await pause();
      this.lastPause = performance.now();
    }
    this.watchdog?.begin();
    const requested = this.wal?.requested;
    const chunks: Buffer[] = [];
    // Streamed: `execProtocolRaw` also parses every response, and retains the parsed messages until the next `query`.
    // A chunk is a view of memory that will be overwritten.
    const onRawData = (chunk: Uint8Array) => void chunks.push(Buffer.from(chunk));
    const running = this.database.execProtocolRawStream(messages, { syncToFs: false, onRawData });
    await running.finally(() => this.watchdog?.end());
    const response = Buffer.concat(chunks);
    const hasCommitted = this.wal?.requested !== requested;
    const outcome = readBatchResult(response);
    if (outcome.fatal) throw new Error(`The embedded session ended: ${outcome.fatal}`);
    if (isSynced && outcome.status === null)
      throw new Error("The embedded session stopped in the middle of a response.");
    return { response, outcome, hasCommitted };
  }

  /** Resolves when everything committed so far is on the disk. */
  async flushed(): Promise<void> {
    await this.wal?.flushed();
  }

  /** Applies a connection's own settings, replacing another's. Only between transactions. */
  async applySettings(settings: string): Promise<void> {
    if (settings === this.settings) return;
    const own = settings === "" ? [] : (JSON.parse(settings) as [string, string][]);
    const calls = own.map(([name, value]) => `set_config(${literal(name)}, ${literal(value)}, false)`);
    await this.runIdle(query(`RESET ALL${calls.length > 0 ? `; SELECT ${calls.join(", ")}` : ""}`));
    this.settings = settings;
  }

  /** The settings that SQL has made in this session, to be restored later. Only between transactions. */
  async readSettings(): Promise<string> {
    const { rows } = await this.database.query<{ name: string; setting: string }>(
      "select name, setting from pg_settings where source = 'session' order by name",
    );
    this.unnamedOf = null;
    this.settings = rows.length > 0 ? JSON.stringify(rows.map(({ name, setting }) => [name, setting])) : "unknown";
    // Custom settings with made-up names are not listed: they end with the turn.
    if (rows.length === 0) await this.applySettings("");
    return this.settings;
  }

  /** Leaves no trace of a client that disconnected: no transaction, no settings, none of its statements. */
  async cleanUp({ isUnsynced, close }: { isUnsynced: boolean; close: Buffer[] }): Promise<void> {
    this.unnamedOf = null;
    const before = await this.run(Buffer.concat([...(isUnsynced ? [ABORT] : []), SYNC]));
    if (before.outcome.status !== "I") await this.runIdle(query("ROLLBACK"));
    if (close.length > 0) await this.runIdle(Buffer.concat([...close, SYNC]));
    this.settings = "unknown";
    await this.applySettings("");
  }

  /** Statements of the gateway itself must leave the session idle, or the next client would inherit the rest. */
  private async runIdle(messages: Buffer): Promise<void> {
    this.unnamedOf = null;
    const { response, outcome } = await this.run(messages);
    if (outcome.status === "I") return;
    throw new Error(`The embedded session could not be brought back to idle: ${response.toString("latin1")}`);
  }
}

const literal = (text: string): string => `E'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
