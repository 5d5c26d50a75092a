import type { ClientConfig } from "pg";

type Options = {
  /** How long a connection may take to be there. */
  connectTimeoutMs?: number;
};

/**
 * How a client reaches the database of a URL. No parameter goes along but what any pooler knows, and no setting is
 * left on a connection: behind a pooler the next statement may run on another one.
 */
export function clientConfig(url: string, { connectTimeoutMs = 10_000 }: Options = {}): ClientConfig {
  return {
    connectionString: withLibpqModes(url),
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: "kumquat",
    keepAlive: true,
  };
}

/** `sslmode=require` means what PostgreSQL's own tools say: encrypted, by whatever certificate. */
function withLibpqModes(url: string): string {
  const parsed = new URL(url);
  if (!parsed.searchParams.has("sslmode") || parsed.searchParams.has("uselibpqcompat")) return url;
  parsed.searchParams.set("uselibpqcompat", "true");
  return parsed.href;
}
