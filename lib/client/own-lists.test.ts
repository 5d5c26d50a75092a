import { expect, test } from "vitest";
import type { ListSummary } from "@/lib/contracts/lists";
import { createOwnLists } from "./own-lists";

const listNamed = (name: string): ListSummary => ({ id: name, name, placeCount: 0, isShared: false, placeIds: [] });

function ownLists() {
  const requests: { answer: (lists: ListSummary[]) => void; fail: () => void }[] = [];
  const clock = { ms: 0 };
  const lists = createOwnLists(
    () => new Promise((answer, reject) => requests.push({ answer, fail: () => reject(new Error("away")) })),
    () => clock.ms,
  );
  const names = (reader = "ana") => lists.of(reader)?.map(({ name }) => name) ?? null;
  return { lists, requests, clock, names };
}

test("all the places of a page read the lists once, and again after a minute", async () => {
  const { lists, requests, clock, names } = ownLists();
  const prepared = Promise.all([lists.prepare("ana"), lists.prepare("ana")]);
  requests[0]?.answer([listNamed("Soups")]);
  await prepared;
  await lists.prepare("ana");
  expect(requests).toHaveLength(1);
  expect(names()).toEqual(["Soups"]);
  clock.ms = 60_000;
  void lists.prepare("ana");
  expect(requests).toHaveLength(2);
});

test("an answer that a later one has overtaken changes nothing", async () => {
  const { lists, requests, names } = ownLists();
  const [before, after] = [lists.load("ana"), lists.load("ana")];
  requests[1]?.answer([listNamed("Soups"), listNamed("Noodles")]);
  await after;
  requests[0]?.answer([listNamed("Soups")]);
  await before;
  expect(names()).toEqual(["Soups", "Noodles"]);
});

test("the next reader sees none of them, and neither does anybody once they are forgotten", async () => {
  const { lists, requests, names } = ownLists();
  const loaded = lists.load("ana");
  requests[0]?.answer([listNamed("Soups")]);
  await loaded;
  expect(names("ben")).toBeNull();
  const late = lists.load("ana");
  lists.forget();
  requests[1]?.answer([listNamed("Soups")]);
  await late;
  expect(names()).toBeNull();
});

test("a page whose lists can't be read tries again with its next place", async () => {
  const { lists, requests, names } = ownLists();
  const prepared = lists.prepare("ana");
  requests[0]?.fail();
  await prepared;
  expect(names()).toBeNull();
  void lists.prepare("ana");
  expect(requests).toHaveLength(2);
});
