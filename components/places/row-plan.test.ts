import { expect, test } from "vitest";
import { ApplyImportInput, type ImportRow } from "@/lib/contracts/place-import";
import { planStatuses } from "@/lib/restaurants/import-export/plan-statuses";
import { countChanges, planRow, toApplyInput } from "./row-plan";

const place = (id: string, userStatus: ImportRow["current"] = null) => ({
  id,
  name: id,
  address: "1 Hyde St",
  city: "Oakland",
  userStatus,
});
const row = (line: number, fields: Partial<ImportRow> = {}): ImportRow => ({
  line,
  list: null,
  name: "A",
  address: null,
  status: null,
  match: null,
  candidates: [],
  current: null,
  outcome: null,
  applied: null,
  ...fields,
});
const found = (line: number, id: string, mine: ImportRow["current"] = null, status: ImportRow["status"] = null) =>
  row(line, { status, match: { restaurant: place(id, mine), confidence: "certain", reason: "" }, current: mine });
const KEEP = { status: "interested", marks: "keep" } as const;

test("a row takes the status of the file, else the default, and never changes a status by itself", () => {
  expect(planRow(found(1, "a"), undefined, KEEP)).toMatchObject({ action: "add", status: "interested" });
  expect(planRow(found(1, "a", null, "love"), undefined, KEEP)).toMatchObject({ action: "add", status: "love" });
  expect(planRow(found(1, "a", "love", "love"), undefined, KEEP).action).toBe("already");
  expect(planRow(found(1, "a", "like", "love"), undefined, KEEP).action).toBe("keep");
  expect(planRow(found(1, "a", "like", "love"), undefined, { ...KEEP, marks: "take" }).action).toBe("change");
  expect(planRow(row(1), undefined, KEEP).action).toBe("nothing");
});

test("the choice for a row comes first", () => {
  expect(planRow(found(1, "a", "like", "love"), { selection: "never_again" }, KEEP)).toMatchObject({
    action: "change",
    status: "never_again",
  });
  expect(planRow(found(1, "a", "like", "love"), { selection: "keep" }, { ...KEEP, marks: "take" }).action).toBe("keep");
  expect(planRow(found(1, "a"), { selection: "leave" }, KEEP).action).toBe("nothing");
  const twins = row(1, { candidates: [place("a"), place("b", "like")] });
  expect(planRow(twins, { restaurantId: "b" }, KEEP)).toMatchObject({ restaurant: { id: "b" }, action: "keep" });
  expect(planRow(twins, { restaurantId: null }, KEEP).action).toBe("nothing");
});

test("the server applies what was shown", () => {
  const rows = [
    found(1, "a"),
    found(2, "b"),
    found(3, "c", "like", "love"),
    row(4, { candidates: [place("d")] }),
    found(5, "a"),
  ];
  const choices = {
    2: { selection: "leave" },
    3: { selection: "never_again" },
    4: { restaurantId: "d", selection: "like" },
  } as const;
  expect(countChanges(rows, choices, KEEP)).toBe(3);
  const input = ApplyImportInput.parse(toApplyInput(choices, KEEP));
  const stored = rows.map(({ line, status, match, candidates }) => ({
    line,
    status,
    restaurantId: match?.restaurant.id ?? null,
    candidateIds: candidates.map(({ id }) => id),
  }));
  expect(planStatuses(stored, input)).toEqual([
    { line: 1, restaurantId: "a", status: "interested", overwrites: false },
    { line: 3, restaurantId: "c", status: "never_again", overwrites: true },
    { line: 4, restaurantId: "d", status: "like", overwrites: true },
  ]);
});
