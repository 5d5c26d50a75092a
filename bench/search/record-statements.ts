import { openDatabase } from "@/db/client";
import { withConnection } from "@/db/connection/with-connection";

type Statement = { text: string; parameters: unknown[] };

/** A database that records its statements, and can run them again without the code around them. */
export function recordStatements(url: string) {
  const recorded: Statement[] = [];
  const logger = { logQuery: (text: string, parameters: unknown[]) => void recorded.push({ text, parameters }) };
  const { db, close } = openDatabase(url, { max: 1, logger });
  return {
    db,
    /** The statements since the last call. */
    take: (): Statement[] => recorded.splice(0),
    repeat: async (statements: Statement[]): Promise<void> => {
      await withConnection(url, async (client) => {
        for (const { text, parameters } of statements) await client.query(text, parameters);
      });
    },
    close,
  };
}
