import { createHmac } from "node:crypto";
import type { Database } from "@/db/client";
import type { Ctx, Providers, SessionUser } from "../context";

type Options = Partial<Omit<Ctx, "db" | "user" | "providers">> & {
  providers?: Partial<Providers>;
  /** A user's row will do: who is not an administrator by it is none. */
  user?: { id: string; username: string; isAdmin: boolean } | null;
};

const sealForTests = (words: string) => createHmac("sha256", "a test's").update(words).digest("base64url");

/** What a verb is called with in a test. Providers, but for the seal, that the test does not give fail loudly when they are used. */
export function makeCtx(db: Database, { user = null, providers = {}, ...rest }: Options = {}): Ctx {
  return {
    user: user && asSessionUser(user),
    db,
    providers: withMissing(providers),
    now: new Date(),
    signal: new AbortController().signal,
    clientAddress: "127.0.0.1",
    rateLimitScale: 1,
    ...rest,
  };
}

const asSessionUser = ({ id, username, isAdmin }: NonNullable<Options["user"]>): SessionUser => ({
  id,
  username,
  isAdmin,
  sessionId: "00000000-0000-4000-8000-000000000000",
});

const withMissing = (given: Partial<Providers>) =>
  new Proxy(given as Providers, {
    get(providers, name) {
      if (name in providers) return providers[name as keyof Providers];
      if (name === "seal") return sealForTests;
      throw new Error(`This test uses the provider ${String(name)} and gave none.`);
    },
  });
