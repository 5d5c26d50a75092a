import type { Database } from "@/db/client";
import type { Letterhead } from "./newsletter/messages";
import type { Curator } from "./providers/curator";
import type { Mail } from "./providers/mail";
import type { MailWebhook } from "./providers/mail/verify-webhook";
import type { Places } from "./providers/places";

/** Who is asking, as read from the session at this request. */
export type SessionUser = { id: string; username: string; isAdmin: boolean; sessionId: string };

export type Providers = {
  curator: Curator;
  places: Places;
  mail: Mail;
  /** What every message says of who sends it. */
  letterhead: Letterhead;
  /** Reads what the mail provider tells us; null while there is none that could. */
  readMailWebhook: ((headers: Headers, body: string) => MailWebhook) | null;
  /** A token that only this server can make, the same each time for the same words: at least 128 bits, URL-safe. */
  seal: (words: string) => string;
};

/** All that a verb may know of the world: it reads no cookie, header, clock or environment. */
export type Ctx = {
  user: SessionUser | null;
  db: Database;
  providers: Providers;
  now: Date;
  signal: AbortSignal;
  /** The socket's address, or what trusted proxies say it is: for limits only. */
  clientAddress: string;
  /** Set where a program of this very machine asks, by a name of its own and through no proxy. */
  isFromThisMachine?: boolean;
  /** Multiplies every limit: tests and load runs raise it. */
  rateLimitScale: number;
};

/** For verbs that work before the product runs, or in tests: a ctx with the providers that they use. */
export type CtxWith<Name extends keyof Providers> = Omit<Ctx, "providers"> & { providers: Pick<Providers, Name> };
