import type { Database } from "@/db/client";
import type { Curator } from "./providers/curator";
import type { Places } from "./providers/places";

/** Who is asking, as read from the session at this request. */
export type SessionUser = { id: string; username: string; isAdmin: boolean; sessionId: string };

export type Providers = { curator: Curator; places: Places };

/** All that a verb may know of the world: it reads no cookie, header, clock or environment. */
export type Ctx = {
  user: SessionUser | null;
  db: Database;
  providers: Providers;
  now: Date;
  signal: AbortSignal;
  /** The socket's address, or what trusted proxies say it is: for limits only. */
  clientAddress: string;
  /** Multiplies every limit: tests and load runs raise it. */
  rateLimitScale: number;
};
