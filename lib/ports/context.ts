import type { Database } from "@/db/client";
import type { SenderInfo } from "@/lib/contracts/message-inputs";
import type { SessionUser } from "@/lib/core/session-user";
import type { Curator } from "./curator";
import type { Mail, MailWebhook } from "./mail";
import type { Places } from "./places";

/** The parts that are always there, cost nothing and ask nobody. */
export type EmbeddedProviders = { curator: Curator; places: Places };

export type Providers = {
  curator: Curator;
  places: Places;
  /** For what must be free or must work without the outside, whatever is configured. */
  embedded: EmbeddedProviders;
  mail: Mail;
  /** What every message says of who sends it. */
  senderInfo: SenderInfo;
  /** Reads what the mail provider tells us; null while there is none that could. */
  verifyMailWebhook: ((headers: Headers, body: string) => MailWebhook) | null;
  /** A token that only this server can make, the same each time for the same words: at least 128 bits, URL-safe. */
  deriveToken: (words: string) => string;
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
  isLoopback?: boolean;
  /** Multiplies every limit: tests and load runs raise it. */
  rateLimitScale: number;
};

/** For verbs that work before the product runs, or in tests: a ctx with the providers that they use. */
export type CtxWith<Name extends keyof Providers> = Omit<Ctx, "providers"> & { providers: Pick<Providers, Name> };
