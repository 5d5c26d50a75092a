import { expect, test } from "vitest";
import { SessionLock } from "./session-lock";

type Named = { name: string };

test("one owner at a time, the others in arrival order", async () => {
  const turns = new SessionLock<Named>();
  const [a, b, c] = [{ name: "a" }, { name: "b" }, { name: "c" }];
  const order: string[] = [];
  await turns.acquire(a);
  const others = [b, c].map((owner) => turns.acquire(owner).then(() => order.push(owner.name)));
  await turns.acquire(a);
  expect(order).toEqual([]);
  turns.release(c);
  expect(turns.isHeldBy(a)).toBe(true);
  turns.release(a);
  await others[0];
  expect(order).toEqual(["b"]);
  turns.release(b);
  await others[1];
  expect(order).toEqual(["b", "c"]);
});

test("whoever leaves the queue is never called, wherever it stood, and may come again", async () => {
  const turns = new SessionLock<Named>();
  const owners = ["a", "b", "c", "d", "e"].map((name) => ({ name }));
  const [a, b, c, d, e] = owners as [Named, Named, Named, Named, Named];
  const called = owners.map((owner) => turns.acquire(owner));
  expect([
    turns.cancelWait(b),
    turns.cancelWait(d),
    turns.cancelWait(e),
    turns.cancelWait(e),
    turns.cancelWait(a),
  ]).toEqual([...[true, true, true], ...[false, false]]);
  const again = turns.acquire(b);
  turns.release(a);
  expect(turns.isHeldBy(c)).toBe(true);
  turns.release(c);
  expect(turns.isHeldBy(b)).toBe(true);
  turns.release(b);
  expect(await Promise.all([...called, again])).toEqual([true, false, true, false, false, true]);
  expect(turns.isAnyoneWaiting).toBe(false);
});

test("an owner is notified once that others wait, when the first of them arrives", async () => {
  const notified: string[] = [];
  const turns = new SessionLock<Named>(({ name }) => notified.push(name));
  const [a, b, c] = [{ name: "a" }, { name: "b" }, { name: "c" }];
  await turns.acquire(a);
  expect(notified).toEqual([]);
  turns.acquire(b);
  turns.acquire(c);
  turns.release(a);
  expect([notified, turns.isHeldBy(b), turns.isAnyoneWaiting]).toEqual([["a"], true, true]);
});

test("a very long queue drains quickly: a turn costs the same however many wait", () => {
  const turns = new SessionLock<object>();
  const owners = Array.from({ length: 300_000 }, () => ({}));
  for (const owner of owners) turns.acquire(owner);
  for (const [i, owner] of owners.entries()) if (i % 3 === 1) turns.cancelWait(owner);
  for (const owner of owners) turns.release(owner);
  expect(turns.isAnyoneWaiting).toBe(false);
});
