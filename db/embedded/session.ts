import type { PGlite } from "@electric-sql/pglite";
import { finalStatus, query, SYNC, type TransactionStatus } from "./wire";

/** The one PostgreSQL session that every connection takes turns on. */
export class Session {
  /** What PostgreSQL tells a client about itself when it connects. */
  readonly parameters: ReadonlyMap<string, string>;

  private constructor(
    private readonly database: PGlite,
    parameters: Map<string, string>,
  ) {
    this.parameters = parameters;
  }

  static async open(database: PGlite): Promise<Session> {
    const names = ["server_version", "server_encoding", "client_encoding", "DateStyle", "IntervalStyle", "TimeZone"];
    names.push("integer_datetimes", "standard_conforming_strings");
    const { rows } = await database.query<{ name: string; setting: string }>(
      "select name, setting from pg_settings where name = any($1)",
      [names],
    );
    return new Session(database, new Map(rows.map(({ name, setting }) => [name, setting])));
  }

  async run(messages: Buffer): Promise<Buffer> {
    return Buffer.from(await this.database.execProtocolRaw(messages));
  }

  /** Leaves no trace of a client that went away in the middle: no transaction, no settings, none of its statements. */
  async cleanUp(closeStatements: Buffer[]): Promise<void> {
    const status: TransactionStatus | null = finalStatus(await this.run(SYNC));
    if (status !== "I") await this.run(query("ROLLBACK"));
    if (closeStatements.length > 0) await this.run(Buffer.concat([...closeStatements, SYNC]));
    await this.run(query("RESET ALL"));
  }
}
