import { Client } from "pg";
import { announcesSingleSession } from "./announces-single-session";
import { clientConfig } from "./client-config";

type Options = { connectTimeoutMs?: number };
type Server = {
  /** All of its connections share one session: whoever holds a transaction open holds up everybody. */
  hasSingleSession: boolean;
};

/** Runs work that needs its own connection, such as a migration, and closes it afterwards. */
export async function withConnection<T>(
  url: string,
  run: (client: Client, server: Server) => Promise<T>,
  options: Options = {},
): Promise<T> {
  const client = new Client(clientConfig(url, options));
  const hasSingleSession = announcesSingleSession(client);
  // A connection that is lost between two statements emits an error here; the next statement fails anyway.
  client.on("error", () => {});
  await client.connect();
  try {
    return await run(client, { hasSingleSession: hasSingleSession() });
  } finally {
    await client.end().catch(() => {});
  }
}
