import type { Database } from "@/db/client";
import type { SenderInfo } from "@/lib/contracts/message-inputs";
import type { SessionUser } from "@/lib/core/session-user";
import type { Curator, PromptReader } from "./curator";
import type { BounceInbox, Mail, MailWebhook } from "./mail";
import type { Places } from "./places";

/** The parts that are always there, cost nothing and ask nobody. */
export type EmbeddedProviders = { curator: Curator; themeReader: PromptReader; places: Places };

export type Providers = {
  curator: Curator;
  places: Places;
  /** For what must be free or must work without the outside, whatever is configured. */
  embedded: EmbeddedProviders;
  mail: Mail;
  /** The sender as every message shows it. */
  senderInfo: SenderInfo;
  /** Verifies and reads webhooks of the mail provider; null without a webhook secret. */
  verifyMailWebhook: ((headers: Headers, body: string) => MailWebhook) | null;
  /** Null without a token that protects it. */
  bounceInbox: BounceInbox | null;
  /** Derives a token that only this server can make, the same for the same input: at least 128 bits, URL-safe. */
  deriveToken: (words: string) => string;
};

/** All that a verb may use from outside: it reads no cookie, header or environment, and decides by no other clock. */
export type Ctx = {
  user: SessionUser | null;
  db: Database;
  providers: Providers;
  now: Date;
  signal: AbortSignal;
  /** The address of the socket, or the one that trusted proxies report: for rate limits, to tell reporters apart, and hashed in the security log. */
  clientAddress: string;
  /** Set for a request from this machine under a loopback host name, without a proxy. */
  isLoopback?: boolean;
  /** Multiplies every rate limit: tests and load runs raise it. */
  rateLimitScale: number;
};

/** A ctx with some of the providers: for verbs that use only those, at startup and in tests. */
export type CtxWith<Name extends keyof Providers> = Omit<Ctx, "providers"> & { providers: Pick<Providers, Name> };
