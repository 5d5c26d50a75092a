import type { Database } from "@/db/client";
import type { Ctx, Providers, SessionUser } from "../context";

type Options = Partial<Omit<Ctx, "db" | "user">> & {
  /** A user's row will do: who is not an administrator by it is none. */
  user?: { id: string; username: string; isAdmin: boolean } | null;
};

/** What a verb is called with in a test. Providers that the test does not give fail loudly when they are used. */
export function makeCtx(db: Database, { user = null, ...rest }: Options = {}): Ctx {
  return {
    user: user && asSessionUser(user),
    db,
    providers: missingProviders,
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

const missingProviders = new Proxy({} as Providers, {
  get(_, name) {
    throw new Error(`This test uses the provider ${String(name)} and gave none.`);
  },
});
