import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import type { Database } from "@/db/client";
import * as schema from "@/db/schema";

type Statement = { text: string; parameters: unknown[] };

/** A database that remembers what was asked of it, and can ask that again with nothing around it. */
export function recordStatements(url: string) {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  const recorded: Statement[] = [];
  const logger = { logQuery: (text: string, parameters: unknown[]) => void recorded.push({ text, parameters }) };
  const db: Database = drizzle(client, { schema, casing: "snake_case", logger });
  return {
    db,
    /** The statements since the last call. */
    take: (): Statement[] => recorded.splice(0),
    repeat: async (statements: Statement[]): Promise<void> => {
      for (const { text, parameters } of statements) await client.unsafe(text, parameters as never[]);
    },
    close: () => client.end(),
  };
}
