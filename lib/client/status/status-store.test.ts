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

/** A server whose responses wait until the test releases them, in any order, and which stores what it confirmed. */
function server() {
  const stored = new Map<string, UserStatus | null>();
  const waiting: { id: string; change: StatusChangeRequest; confirm: () => void; reject: () => void }[] = [];
  let mostAtOnce = 0;
  const send = (id: string, change: StatusChangeRequest): Promise<Restaurant> => {
    const { promise, resolve, reject: refuse } = Promise.withResolvers<Restaurant>();
    const remove = () => waiting.splice(waiting.indexOf(call), 1);
    const call = {
      id,
      change,
      confirm() {
        remove();
        stored.set(id, change.status);
        resolve(restaurant(id, change.status, change.originGuideId));
      },
      reject() {
        remove();
        refuse(new Error("Not today."));
      },
    };
    waiting.push(call);
    mostAtOnce = Math.max(mostAtOnce, waiting.filter((other) => other.id === id).length);
    return promise;
  };
  return { send, waiting, stored, mostAtOnce: () => mostAtOnce };
}

const NOBODY: StatusBroadcast[] = [];
function open({
  send,
  broadcasts = NOBODY,
}: {
  send: ReturnType<typeof server>["send"];
  broadcasts?: StatusBroadcast[];
}) {
  const store = createStatusStore({
    send,
    withLock: (_, work) => work(),
    broadcast: (message) => broadcasts.push(message),
  });
  store.setReader("ana");
  return store;
}
/** Long enough for the callbacks of every settled promise. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const NONE = { status: null };

afterEach(() => vi.restoreAllMocks());

test("a change shows at once, and is confirmed by the response", async () => {
  const { send, waiting } = server();
  const broadcasts: StatusBroadcast[] = [];
  const store = open({ send, broadcasts });
  const changes: StatusUpdate[] = [];
  store.subscribeToChanges((change) => changes.push(change));
  expect(store.statusOf("zuni")).toBeUndefined();
  const done = store.change("zuni", NONE, { status: "love", originGuideId: "fog" });
  expect(store.statusOf("zuni")).toBe("love");
  waiting[0]?.confirm();
  await done;
  expect(store.placeStatus("zuni")).toEqual({ status: "love", originGuideId: "fog" });
  expect(changes.map(({ status, restaurant }) => [status, restaurant?.id])).toEqual([
    ["love", undefined],
    ["love", "zuni"],
  ]);
  expect(broadcasts).toEqual([
    { reader: "ana", restaurant: expect.objectContaining({ id: "zuni", userStatus: "love" }) },
  ]);
});

test("a rejected change is rolled back to the confirmed status, with the server's message", async () => {
  const { send, waiting } = server();
  const store = open({ send });
  const done = store.change("zuni", { status: "like", originGuideId: "fog" }, { status: "never_again" });
  waiting[0]?.reject();
  await expect(done).rejects.toThrow("Not today.");
  expect(store.placeStatus("zuni")).toEqual({ status: "like", originGuideId: "fog" });
});

test("an error without a message has ours", async () => {
  const store = open({ send: () => Promise.reject(new Error("")) });
  await expect(store.change("zuni", NONE, { status: "love" })).rejects.toThrow("Failed to update restaurant status");
});

test("of several quick changes the first and the last are sent, and an older response never replaces a newer change", async () => {
  const { send, waiting, stored } = server();
  const store = open({ send });
  const all = (["interested", "love", "like"] as const).map((status) => store.change("zuni", NONE, { status }));
  expect(waiting.map(({ change }) => change.status)).toEqual(["interested"]);
  waiting[0]?.reject();
  await settle();
  expect(store.statusOf("zuni")).toBe("like");
  expect(waiting.map(({ change }) => change.status)).toEqual(["like"]);
  waiting[0]?.confirm();
  await expect(Promise.all(all)).resolves.toHaveLength(3);
  expect(stored.get("zuni")).toBe("like");
});

test("a change of another tab is applied, unless this one has a pending change or another reader", async () => {
  const { send, waiting } = server();
  const store = open({ send });
  store.receive({ reader: "ana", restaurant: restaurant("zuni", "love") });
  expect(store.statusOf("zuni")).toBe("love");
  store.receive({ reader: "ben", restaurant: restaurant("zuni", "like") });
  expect(store.statusOf("zuni")).toBe("love");
  const done = store.change("zuni", NONE, { status: null });
  store.receive({ reader: "ana", restaurant: restaurant("zuni", "never_again") });
  expect(store.statusOf("zuni")).toBeNull();
  waiting[0]?.confirm();
  await done;
  expect(store.statusOf("zuni")).toBeNull();
});

test("signing out leaves nothing behind, not even a later response", async () => {
  const { send, waiting } = server();
  const broadcasts: StatusBroadcast[] = [];
  const store = open({ send, broadcasts });
  const done = store.change("zuni", NONE, { status: "love" });
  store.change("zuni", NONE, { status: "like" });
  store.setReader(null);
  await done;
  expect(store.statusOf("zuni")).toBeUndefined();
  store.setReader("ben");
  waiting[0]?.confirm();
  await settle();
  expect(store.statusOf("zuni")).toBeUndefined();
  expect(waiting).toEqual([]);
  expect(broadcasts).toEqual([]);
});

test("in any order of changes and responses, the last change that was not rejected is shown and stored", async () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant("change" as const),
      id: fc.constantFrom("zuni", "tadich"),
      status: fc.constantFrom(...UserStatus.options, null),
    }),
    fc.record({ kind: fc.constantFrom("confirm" as const, "reject" as const), at: fc.nat(3) }),
    fc.constant({ kind: "pause" as const }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const backend = server();
      const store = open(backend);
      const last = new Map<string, { status: UserStatus | null; turn: number; isRejected: boolean }>();
      let turn = 0;
      for (const done of steps) {
        const call = "at" in done ? backend.waiting[done.at % Math.max(1, backend.waiting.length)] : undefined;
        if (done.kind === "change") {
          turn++;
          last.set(done.id, { status: done.status, turn, isRejected: false });
          store.change(done.id, NONE, { status: done.status }).catch(() => {});
          expect(store.statusOf(done.id)).toBe(done.status);
        } else if (done.kind === "pause") await settle();
        else if (call) {
          const newest = last.get(call.id);
          if (done.kind === "reject" && newest?.turn === call.change.turn) newest.isRejected = true;
          call[done.kind]();
        }
      }
      for (await settle(); backend.waiting.length > 0; await settle()) backend.waiting[0]?.confirm();
      expect(backend.mostAtOnce()).toBeLessThanOrEqual(1);
      for (const [id, { status, isRejected }] of last) {
        expect(store.statusOf(id)).toBe(backend.stored.get(id) ?? null);
        if (!isRejected) expect(store.statusOf(id)).toBe(status);
      }
    }),
    { numRuns: 200 },
  );
});

test("what one call sets for several places is shown together, told to the other tabs, and dropped for another reader", async () => {
  const broadcasts: StatusBroadcast[] = [];
  const store = open({ send: server().send, broadcasts });
  const both = [restaurant("zuni", "interested", "g"), restaurant("soba", "interested", "g")];
  await expect(store.changeTogether(() => Promise.reject(new Error("Not today.")))).rejects.toThrow("Not today.");
  expect(store.statusOf("zuni")).toBeUndefined();
  expect(await store.changeTogether(async () => both)).toEqual(both);
  expect(["zuni", "soba"].map(store.placeStatus)).toEqual([
    { status: "interested", originGuideId: "g" },
    { status: "interested", originGuideId: "g" },
  ]);
  expect(broadcasts.map(({ reader, restaurant: { id } }) => [reader, id])).toEqual([
    ["ana", "zuni"],
    ["ana", "soba"],
  ]);
  const late = store.changeTogether(async () => {
    store.setReader("ben");
    return both;
  });
  expect(await late).toEqual([]);
  expect(store.statusOf("zuni")).toBeUndefined();
});
