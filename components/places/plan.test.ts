import { expect, test } from "vitest";
import { ApplyImportInput, type ImportRow } from "@/lib/restaurants/transfer/contract";
import { settleChoices } from "@/lib/restaurants/transfer/settle-choices";
import { countChanges, inputOf, planRow } from "./plan";

const place = (id: string, userStatus: ImportRow["current"] = null) => ({
  id,
  name: id,
  address: "1 Hyde St",
  city: "Oakland",
  userStatus,
});
const row = (line: number, told: Partial<ImportRow> = {}): ImportRow => ({
  ...{ line, list: null, name: "A", address: null, status: null, match: null, candidates: [], current: null },
  ...{ outcome: null, applied: null, ...told },
});
const found = (line: number, id: string, mine: ImportRow["current"] = null, status: ImportRow["status"] = null) =>
  row(line, { status, match: { restaurant: place(id, mine), confidence: "certain", reason: "" }, current: mine });
const KEEP = { status: "interested", marks: "keep" } as const;

test("a row does what the file says, else the default, and never changes a mark by itself", () => {
  expect(planRow(found(1, "a"), undefined, KEEP)).toMatchObject({ does: "add", status: "interested" });
  expect(planRow(found(1, "a", null, "love"), undefined, KEEP)).toMatchObject({ does: "add", status: "love" });
  expect(planRow(found(1, "a", "love", "love"), undefined, KEEP).does).toBe("already");
  expect(planRow(found(1, "a", "like", "love"), undefined, KEEP).does).toBe("keep");
  expect(planRow(found(1, "a", "like", "love"), undefined, { ...KEEP, marks: "take" }).does).toBe("change");
  expect(planRow(row(1), undefined, KEEP).does).toBe("nothing");
});

test("what the person chooses for a row comes first", () => {
  expect(planRow(found(1, "a", "like", "love"), { mark: "never_again" }, KEEP)).toMatchObject({
    does: "change",
    status: "never_again",
  });
  expect(planRow(found(1, "a", "like", "love"), { mark: "keep" }, { ...KEEP, marks: "take" }).does).toBe("keep");
  expect(planRow(found(1, "a"), { mark: "leave" }, KEEP).does).toBe("nothing");
  const twins = row(1, { candidates: [place("a"), place("b", "like")] });
  expect(planRow(twins, { restaurantId: "b" }, KEEP)).toMatchObject({ restaurant: { id: "b" }, does: "keep" });
  expect(planRow(twins, { restaurantId: null }, KEEP).does).toBe("nothing");
});

test("the server does what was shown", () => {
  const rows = [
    found(1, "a"),
    found(2, "b"),
    found(3, "c", "like", "love"),
    row(4, { candidates: [place("d")] }),
    found(5, "a"),
  ];
  const choices = { 2: { mark: "leave" }, 3: { mark: "never_again" }, 4: { restaurantId: "d", mark: "like" } } as const;
  expect(countChanges(rows, choices, KEEP)).toBe(3);
  const input = ApplyImportInput.parse(inputOf(choices, KEEP));
  const kept = rows.map(({ line, status, match, candidates }) => ({
    ...{ line, status, restaurantId: match?.restaurant.id ?? null, candidateIds: candidates.map(({ id }) => id) },
  }));
  expect(settleChoices(kept, input)).toEqual([
    { line: 1, restaurantId: "a", status: "interested", takes: false },
    { line: 3, restaurantId: "c", status: "never_again", takes: true },
    { line: 4, restaurantId: "d", status: "like", takes: true },
  ]);
});
