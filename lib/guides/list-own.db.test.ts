import { expect, test } from "vitest";
import { testDb } from "@/lib/testing/database";
import { makeGuide, makeUser } from "@/lib/testing/factories";
import { makeCtx } from "@/lib/testing/make-ctx";
import { listOwnGuides } from "./list-own";

const { db } = await testDb();

test("a reader's guides are their own, newest first, without those taken down", async () => {
  const [ana, bo] = [await makeUser(db), await makeUser(db)];
  const old = await makeGuide(db, { authorId: ana.id, createdAt: new Date("2026-01-01") });
  const recent = await makeGuide(db, { authorId: ana.id, city: "Oakland" });
  await makeGuide(db, { authorId: ana.id, isAdminOnly: true });
  await makeGuide(db, { authorId: ana.id, isAdminOnly: true, unlistedAt: new Date(), hiddenAt: new Date() });
  const unlistedAt = new Date();
  const unlisted = await makeGuide(db, {
    authorId: ana.id,
    isAdminOnly: true,
    unlistedAt,
    createdAt: new Date("2026-01-02"),
  });
  await makeGuide(db, { authorId: bo.id });
  await makeGuide(db);
  const { user } = makeCtx(db, { user: ana });
  expect((await listOwnGuides({ db, user: user as NonNullable<typeof user> })).map(({ id }) => id)).toEqual([
    recent.id,
    unlisted.id,
    old.id,
  ]);
});
