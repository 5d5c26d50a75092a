import { expect, test } from "vitest";
import { Turns } from "./turns";

test("one owner at a time, the others in the order they came", async () => {
  const turns = new Turns<{ name: string }>();
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
  expect([order, turns.last]).toEqual([["b"], a]);
  turns.release(b);
  await others[1];
  expect(order).toEqual(["b", "c"]);
});
