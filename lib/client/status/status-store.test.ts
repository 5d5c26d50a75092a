import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { type Restaurant, UserStatus } from "@/lib/contracts/restaurant";
import type { StatusChangeRequest } from "./status-state";
import { createStatusStore, type StatusBroadcast, type StatusUpdate } from "./status-store";

const restaurant = (id: string, userStatus: UserStatus | null, guide: string | null = null) =>
  ({
    id,
    name: id,
    userStatus,
    discoveredFromGuide: guide === null ? null : { id: guide, name: guide, city: "Oakland" },
  }) as Restaurant;

/** A server whose answers wait until the test lets them go, in any order, and which keeps what it granted. */
function server() {
  const kept = new Map<string, UserStatus | null>();
  const waiting: { id: string; wish: StatusChangeRequest; grant: () => void; refuse: () => void }[] = [];
  let mostAtOnce = 0;
  const send = (id: string, wish: StatusChangeRequest): Promise<Restaurant> => {
    const { promise, resolve, reject } = Promise.withResolvers<Restaurant>();
    const leave = () => waiting.splice(waiting.indexOf(call), 1);
    const call = {
      id,
      wish,
      grant() {
        leave();
        kept.set(id, wish.status);
        resolve(restaurant(id, wish.status, wish.originGuideId));
      },
      refuse() {
        leave();
        reject(new Error("Not today."));
      },
    };
    waiting.push(call);
    mostAtOnce = Math.max(mostAtOnce, waiting.filter((other) => other.id === id).length);
    return promise;
  };
  return { send, waiting, kept, mostAtOnce: () => mostAtOnce };
}

const NOBODY: StatusBroadcast[] = [];
function open({ send, told = NOBODY }: { send: ReturnType<typeof server>["send"]; told?: StatusBroadcast[] }) {
  const store = createStatusStore({ send, withLock: (_, work) => work(), broadcast: (news) => told.push(news) });
  store.readAs("ana");
  return store;
}
/** Long enough for every promise that is settled to have been heard. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const NONE = { status: null };

afterEach(() => vi.restoreAllMocks());

test("a wish shows at once, and is settled by the answer", async () => {
  const { send, waiting } = server();
  const told: StatusBroadcast[] = [];
  const store = open({ send, told });
  const changes: StatusUpdate[] = [];
  store.follow((change) => changes.push(change));
  expect(store.statusOf("zuni")).toBeUndefined();
  const done = store.wish("zuni", NONE, { status: "love", originGuideId: "fog" });
  expect(store.statusOf("zuni")).toBe("love");
  waiting[0]?.grant();
  await done;
  expect(store.markOf("zuni")).toEqual({ status: "love", originGuideId: "fog" });
  expect(changes.map(({ status, restaurant }) => [status, restaurant?.id])).toEqual([
    ["love", undefined],
    ["love", "zuni"],
  ]);
  expect(told).toEqual([{ reader: "ana", restaurant: expect.objectContaining({ id: "zuni", userStatus: "love" }) }]);
});

test("a refused wish is taken back to what was settled, with the server's sentence", async () => {
  const { send, waiting } = server();
  const store = open({ send });
  const done = store.wish("zuni", { status: "like", originGuideId: "fog" }, { status: "never_again" });
  waiting[0]?.refuse();
  await expect(done).rejects.toThrow("Not today.");
  expect(store.markOf("zuni")).toEqual({ status: "like", originGuideId: "fog" });
});

test("an error without words has ours", async () => {
  const store = open({ send: () => Promise.reject(new Error("")) });
  await expect(store.wish("zuni", NONE, { status: "love" })).rejects.toThrow("Failed to update restaurant status");
});

test("of several quick wishes the first and the last are sent, and an older answer shows over no newer wish", async () => {
  const { send, waiting, kept } = server();
  const store = open({ send });
  const all = (["interested", "love", "like"] as const).map((status) => store.wish("zuni", NONE, { status }));
  expect(waiting.map(({ wish }) => wish.status)).toEqual(["interested"]);
  waiting[0]?.refuse();
  await settle();
  expect(store.statusOf("zuni")).toBe("like");
  expect(waiting.map(({ wish }) => wish.status)).toEqual(["like"]);
  waiting[0]?.grant();
  await expect(Promise.all(all)).resolves.toHaveLength(3);
  expect(kept.get("zuni")).toBe("like");
});

test("another tab is heard, unless this one has still something to say or is somebody else's", async () => {
  const { send, waiting } = server();
  const store = open({ send });
  store.hear({ reader: "ana", restaurant: restaurant("zuni", "love") });
  expect(store.statusOf("zuni")).toBe("love");
  store.hear({ reader: "ben", restaurant: restaurant("zuni", "like") });
  expect(store.statusOf("zuni")).toBe("love");
  const done = store.wish("zuni", NONE, { status: null });
  store.hear({ reader: "ana", restaurant: restaurant("zuni", "never_again") });
  expect(store.statusOf("zuni")).toBeNull();
  waiting[0]?.grant();
  await done;
  expect(store.statusOf("zuni")).toBeNull();
});

test("whoever signs out leaves nothing behind, not even an answer that comes later", async () => {
  const { send, waiting } = server();
  const told: StatusBroadcast[] = [];
  const store = open({ send, told });
  const done = store.wish("zuni", NONE, { status: "love" });
  store.wish("zuni", NONE, { status: "like" });
  store.readAs(null);
  await done;
  expect(store.statusOf("zuni")).toBeUndefined();
  store.readAs("ben");
  waiting[0]?.grant();
  await settle();
  expect(store.statusOf("zuni")).toBeUndefined();
  expect(waiting).toEqual([]);
  expect(told).toEqual([]);
});

test("whatever the order of wishes and answers, the last wish that was not refused is what shows and what is kept", async () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant("wish" as const),
      id: fc.constantFrom("zuni", "tadich"),
      status: fc.constantFrom(...UserStatus.options, null),
    }),
    fc.record({ kind: fc.constantFrom("grant" as const, "refuse" as const), at: fc.nat(3) }),
    fc.constant({ kind: "pause" as const }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const desk = server();
      const store = open(desk);
      const last = new Map<string, { status: UserStatus | null; turn: number; isRefused: boolean }>();
      let turn = 0;
      for (const done of steps) {
        const call = "at" in done ? desk.waiting[done.at % Math.max(1, desk.waiting.length)] : undefined;
        if (done.kind === "wish") {
          turn++;
          last.set(done.id, { status: done.status, turn, isRefused: false });
          store.wish(done.id, NONE, { status: done.status }).catch(() => {});
          expect(store.statusOf(done.id)).toBe(done.status);
        } else if (done.kind === "pause") await settle();
        else if (call) {
          const newest = last.get(call.id);
          if (done.kind === "refuse" && newest?.turn === call.wish.turn) newest.isRefused = true;
          call[done.kind]();
        }
      }
      for (await settle(); desk.waiting.length > 0; await settle()) desk.waiting[0]?.grant();
      expect(desk.mostAtOnce()).toBeLessThanOrEqual(1);
      for (const [id, { status, isRefused }] of last) {
        expect(store.statusOf(id)).toBe(desk.kept.get(id) ?? null);
        if (!isRefused) expect(store.statusOf(id)).toBe(status);
      }
    }),
    { numRuns: 200 },
  );
});
