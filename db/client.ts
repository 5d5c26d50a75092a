import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import * as schema from "./schema";

export type Database = PostgresJsDatabase<typeof schema>;
/** What a callback of `db.transaction` is given. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

type Options = {
  /** Connections held open at most. */
  max?: number;
};

/** Opens a pool on an ordinary PostgreSQL URL; the embedded database has one too. */
export function openDatabase(url: string, { max = 10 }: Options = {}): { db: Database; close: () => Promise<void> } {
  const client = postgres(url, {
    max,
    connect_timeout: 10,
    idle_timeout: 60,
    onnotice: () => {},
    connection: { application_name: "kumquat", statement_timeout: 30_000 },
  });
  return { db: drizzle(client, { schema, casing: "snake_case" }), close: () => client.end({ timeout: 5 }) };
}
