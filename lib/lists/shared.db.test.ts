import { expect, test } from "vitest";
import { LinkTokenParam } from "@/lib/contracts/link-token";
import { makeGuide, makeRestaurant, makeStatus, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { changeList } from "./change";
import { createList } from "./create";
import { findSharedList } from "./find-shared";
import { getList } from "./get";
import { putListPlace } from "./put-place";
import { removeList } from "./remove";
import { shareList } from "./share";
import { stopSharingList } from "./stop-sharing";

const { db } = await testDb();
const [ana, ben] = [await makeUser(db), await makeUser(db)];
const ctxOf = (user: typeof ana) => {
  const ctx = makeCtx(db, { user });
  if (!ctx.user) throw new Error("nobody is signed in");
  return { ...ctx, user: ctx.user };
};
const visitor = makeCtx(db);
const read = (token: string, ctx = visitor) => findSharedList(ctx, LinkTokenParam.parse(token));

async function makeSharedList(name: string) {
  const place = await makeRestaurant(db);
  const { id } = await createList(ctxOf(ana), { name });
  await putListPlace(ctxOf(ana), { id, restaurantId: place.id }, { note: "Sit at the counter." });
  const { id: guideId } = await makeGuide(db, { authorId: ana.id });
  await makeStatus(db, { userId: ana.id, restaurantId: place.id, status: "love", originGuideId: guideId });
  return { id, place, token: await shareList(ctxOf(ana), id) };
}

test("whoever has the link reads the list: without its owner, and without what the owner thinks", async () => {
  const { id, place, token } = await makeSharedList("Soups");
  expect(token).toMatch(/^[\w-]{32}$/);
  const list = await read(token);
  expect(list).toMatchObject({ name: "Soups", owner: null });
  expect(list?.places).toMatchObject([{ restaurant: { id: place.id }, note: "Sit at the counter." }]);
  expect(list?.places[0]?.restaurant).not.toHaveProperty("userStatus");
  expect(JSON.stringify(list)).not.toMatch(/love|discovered/);
  expect(JSON.stringify(list)).not.toContain(ana.username);
  await changeList(ctxOf(ana), id, { showsOwner: true });
  expect(await read(token)).toMatchObject({ owner: ana.username });
  expect(await shareList(ctxOf(ana), id)).toBe(token);
});

test("only its owner is told that a shared list is their own", async () => {
  const { id, token } = await makeSharedList("To look at");
  expect(await read(token, ctxOf(ana))).toMatchObject({ ownId: id });
  expect(await read(token, ctxOf(ben))).toMatchObject({ ownId: null });
  expect(await read(token)).toMatchObject({ ownId: null });
});

test("a member sees their own status on it", async () => {
  const { place, token } = await makeSharedList("For Ben");
  expect((await read(token, ctxOf(ben)))?.places[0]?.restaurant.userStatus).toBeNull();
  await makeStatus(db, { userId: ben.id, restaurantId: place.id, status: "like" });
  expect((await read(token, ctxOf(ben)))?.places[0]?.restaurant.userStatus).toBe("like");
});

test("an ended link is dead at once, and a new one is another", async () => {
  const { id, token } = await makeSharedList("For a while");
  await stopSharingList(ctxOf(ana), id);
  expect(await read(token)).toBeNull();
  expect((await getList(ctxOf(ana), id)).shareToken).toBeNull();
  const again = await shareList(ctxOf(ana), id);
  expect(again).not.toBe(token);
  expect(await read(token)).toBeNull();
  expect(await read(again)).toMatchObject({ name: "For a while" });
  await removeList(ctxOf(ana), id);
  expect(await read(again)).toBeNull();
});

test("two shares at the same moment are one link", async () => {
  const { id } = await createList(ctxOf(ana), { name: "Twice" });
  const [one, other] = await Promise.all([shareList(ctxOf(ana), id), shareList(ctxOf(ana), id)]);
  expect(one).toBe(other);
});

test("what can't be a token is no link, and reading is limited by connection", async () => {
  for (const token of ["", "short", "%00", "x".repeat(300)]) expect(await read(token)).toBeNull();
  const once = { ...visitor, clientAddress: "192.0.2.7", rateLimitScale: 0.0001 };
  expect(await read("0".repeat(32), once)).toBeNull();
  await expect(read("0".repeat(32), once)).rejects.toMatchObject({ code: "too_many" });
});
