import { expect, test } from "vitest";
import { LinkTokenParam } from "@/lib/contracts/link-token";
import { makeCtx } from "@/lib/testing/make-ctx";
import { NAUGHTY_STRINGS } from "@/lib/testing/naughty-strings";
import { confirmSubscription } from "./confirm";
import { describeClaim } from "./describe-claim";
import { recordPreference } from "./record-preference";
import { unsubscribe } from "./unsubscribe";

/** A database that fails on any access. */
const db = new Proxy({} as Parameters<typeof makeCtx>[0], {
  get: () => {
    throw new Error("The database was queried.");
  },
});

test("malformed tokens are unknown without a database query", async () => {
  const ctx = makeCtx(db);
  for (const text of [
    ...NAUGHTY_STRINGS.filter((text) => /[^\w-]/.test(text)),
    "a\0b",
    "\ud800",
    "x".repeat(21),
    "x".repeat(201),
  ]) {
    const token = LinkTokenParam.parse(text);
    expect((await confirmSubscription(ctx, token)).status).toBe("invalid");
    expect((await unsubscribe(ctx, token)).status).toBe("invalid");
    const press = { token, restaurantId: "tartine", status: "LOVE", guideId: null };
    expect((await recordPreference(ctx, press)).status).toBe("invalidSubscriber");
    await expect(describeClaim(ctx, token)).rejects.toMatchObject({ code: "not_found" });
  }
});
