import { createHmac } from "node:crypto";
import type { Database } from "@/db/client";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx, Providers } from "@/lib/ports/context";

type TestCtxOptions = Partial<Omit<Ctx, "db" | "user" | "providers">> & {
  providers?: Partial<Providers>;
  /** A user's row is enough: `isAdmin` defaults to false. */
  user?: { id: string; username: string; isAdmin: boolean } | null;
};

const deriveTestToken = (words: string) => createHmac("sha256", "a test's").update(words).digest("base64url");

/** A verb's ctx in a test. A provider that the test omits throws when used; only `deriveToken` has a default. */
export function makeCtx(db: Database, { user = null, providers = {}, ...rest }: TestCtxOptions = {}): Ctx {
  return {
    user: user && asSessionUser(user),
    db,
    providers: failOnMissing(providers),
    now: new Date(),
    signal: new AbortController().signal,
    clientAddress: "127.0.0.1",
    rateLimitScale: 1,
    ...rest,
  };
}

const asSessionUser = ({ id, username, isAdmin }: NonNullable<TestCtxOptions["user"]>): SessionUser => ({
  id,
  username,
  isAdmin,
  sessionId: "00000000-0000-4000-8000-000000000000",
});

const failOnMissing = (given: Partial<Providers>) =>
  new Proxy(given as Providers, {
    get(providers, name) {
      if (name in providers) return providers[name as keyof Providers];
      if (name === "deriveToken") return deriveTestToken;
      throw new Error(`This test uses the provider ${String(name)} without giving one.`);
    },
  });
