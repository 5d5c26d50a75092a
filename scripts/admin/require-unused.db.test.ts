import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { testDb } from "@/lib/testing/database";
import { requireUnused } from "./require-unused";

const { db, url } = await testDb();
const RUNNING = "The product is running on this database. Stop it first: nothing was changed.";

test("a database that nobody uses passes, and one that is served does not", async () => {
  await requireUnused({ url, isServing: false }, "this database");
  await expect(requireUnused({ url, isServing: true }, "this database")).rejects.toThrow(RUNNING);
});

// The embedded database has one session for all.
test.runIf(inject("databaseTemplate").kind === "postgres")(
  "a server at work is seen, behind a pooler too",
  async () => {
    const server = setInterval(async () => await db.execute(sql`select 1`), 1_000);
    const refused = expect(requireUnused({ url, isServing: false }, "this database")).rejects.toThrow(RUNNING);
    await refused.finally(() => clearInterval(server));
  },
);
