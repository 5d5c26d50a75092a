import type { ClientConfig } from "pg";

type Options = {
  /** How long connecting may take. */
  connectTimeoutMs?: number;
};

/**
 * The client configuration for a database URL. It has only parameters that any pooler knows, and leaves no setting on a
 * connection: behind a pooler the next statement may run on another one.
 */
export function clientConfig(url: string, { connectTimeoutMs = 10_000 }: Options = {}): ClientConfig {
  return {
    connectionString: withLibpqModes(url),
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: "kumquat",
    keepAlive: true,
  };
}

/** `sslmode=require` as in libpq: encrypted, with any certificate. */
function withLibpqModes(url: string): string {
  const parsed = new URL(url);
  if (!parsed.searchParams.has("sslmode") || parsed.searchParams.has("uselibpqcompat")) return url;
  parsed.searchParams.set("uselibpqcompat", "true");
  return parsed.href;
}
