import { Client } from "pg";
import { clientConfig } from "./client-config";

type Options = { connectTimeoutMs?: number };

/** Runs work that needs its own connection, such as a migration, and closes it afterwards. */
export async function withConnection<T>(
  url: string,
  run: (client: Client) => Promise<T>,
  options: Options = {},
): Promise<T> {
  const client = new Client(clientConfig(url, options));
  // A connection that is lost between two statements emits an error here; the next statement fails anyway.
  client.on("error", () => {});
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end().catch(() => {});
  }
}
