import fc from "fast-check";
import { expect, test } from "vitest";
import { type Candidate, chooseThree } from "./choose-three";
import { isLikeNeverAgain } from "./is-like-never-again";
import { anyReader, inventMark, inventPlace } from "./testing/invent-marks";
import type { TastePlace } from "./trait";

const candidate = (place: Partial<TastePlace> & { isUnconfirmed?: boolean } = {}): Candidate => ({
  ...inventPlace(place),
  isUnconfirmed: place.isUnconfirmed ?? false,
});
const NOBODY: ReadonlySet<string> = new Set();
const choose = (
  input: Pick<Parameters<typeof chooseThree>[0], "candidates" | "marks">,
  dismissed = NOBODY,
  seed = "a day",
) => chooseThree({ ...input, dismissed, seed });

const superstar = inventMark("love", {
  name: "Burma Superstar",
  cuisines: ["Burmese"],
  vibes: ["cosy", "lively"],
  area: "Inner Richmond",
});

test("says which place a proposal comes from, and what they share", () => {
  const reasonFor = (place: Partial<TastePlace>, marks = [superstar]) =>
    choose({ candidates: [candidate(place), candidate()], marks })[0]?.reason;
  expect(reasonFor({ cuisines: ["Burmese"], area: "Inner Richmond" })).toBe(
    "Because you love Burma Superstar: Burmese, in the Inner Richmond too.",
  );
  expect(reasonFor({ cuisines: ["Burmese"], vibes: ["lively", "cosy"] })).toBe(
    "Because you love Burma Superstar: Burmese too, and lively and cozy.",
  );
  // A row shows two kitchens.
  expect(reasonFor({ cuisines: ["Thai", "Lao", "Burmese"], area: "Inner Richmond", vibes: ["cosy"] })).toBe(
    "Because you love Burma Superstar: cozy, in the Inner Richmond too.",
  );
  expect(reasonFor({ cuisines: ["Thai"], vibes: ["cosy"], area: "Inner Richmond" })).toBe(
    "Because you love Burma Superstar: cozy, in the Inner Richmond too.",
  );
  expect(reasonFor({ cuisines: ["Bakery"] }, [inventMark("like", { name: "Tartine", cuisines: ["Bakery"] })])).toBe(
    "Because you like Tartine: a bakery too.",
  );
  expect(reasonFor({ cuisines: ["Thai"] }, [inventMark("interested", { name: "Nari", cuisines: ["Thai"] })])).toBe(
    "Because you want to try Nari: Thai too.",
  );
  expect(reasonFor({ cuisines: ["Thai"], vibes: ["cosy"] })).toBeUndefined();
});

test("a loved place explains before one that is only of interest", () => {
  const marks = [inventMark("interested", { cuisines: ["Burmese"], area: "Inner Richmond" }), superstar];
  const [choice] = choose({ candidates: [candidate({ cuisines: ["Burmese"] })], marks });
  expect(choice?.markId).toBe(superstar.id);
});

test("nothing like a never again is proposed", () => {
  const never = inventMark("never_again", {
    name: "Mandalay",
    cuisines: ["Burmese"],
    vibes: ["quiet", "cosy", "bright"],
    area: "Outer Sunset",
  });
  const alike = [
    { name: "Mandalay", cuisines: ["Burmese"] },
    { cuisines: ["Thai", "Burmese"], area: "Outer Sunset" },
    { cuisines: ["Burmese"], vibes: ["bright", "quiet"] },
  ].map(candidate);
  const unlike = [
    { cuisines: ["Burmese"], vibes: ["cosy"], area: "Inner Richmond" },
    { cuisines: ["Thai", "Burmese"], vibes: ["bright", "quiet"] },
  ].map(candidate);
  expect(alike.map((place) => isLikeNeverAgain(place, never))).toEqual([true, true, true]);
  expect(unlike.map((place) => isLikeNeverAgain(place, never))).toEqual([false, false]);
  expect(isLikeNeverAgain(candidate({ cuisines: ["Burmese"], area: "Outer Sunset", city: "Oakland" }), never)).toBe(
    false,
  );
  expect(choose({ candidates: alike, marks: [superstar, superstar, never] })).toEqual([]);
});

test("a confirmed place comes before one that suits better", () => {
  const [first] = choose({
    candidates: [
      candidate({ id: "better", cuisines: ["Burmese"], area: "Inner Richmond", isUnconfirmed: true }),
      candidate({ id: "confirmed", cuisines: ["Burmese"] }),
    ],
    marks: [superstar],
  });
  expect(first?.id).toBe("confirmed");
});

test("traits of places that a reader doesn't want push down", () => {
  const marks = [superstar, inventMark("never_again", { cuisines: ["Pizza"], vibes: ["loud"] })];
  const candidates = [
    candidate({ id: "loud", cuisines: ["Burmese", "Pizza"], vibes: ["loud"] }),
    candidate({ id: "plain", cuisines: ["Burmese", "Noodles"], vibes: ["modern"] }),
  ];
  for (const seed of ["a", "b", "c", "d"]) expect(choose({ candidates, marks }, NOBODY, seed)[0]?.id).toBe("plain");
});

test("for any reader and day: new places, of different cuisines, each explained, the same each time", () => {
  fc.assert(
    fc.property(anyReader, fc.string(), ({ places, marks }, seed) => {
      const marked = new Set(marks.map(({ id }) => id));
      const candidates = places
        .filter(({ id }) => !marked.has(id))
        .map((place) => ({ ...place, isUnconfirmed: false }));
      const byId = new Map(candidates.map((place) => [place.id, place]));
      const choices = choose({ candidates, marks }, NOBODY, seed);
      const chosen = choices.flatMap(({ id }) => byId.get(id) ?? []);
      expect(chosen).toHaveLength(choices.length);
      expect(choices.length).toBeLessThanOrEqual(3);
      expect(new Set(chosen.map(({ cuisines }) => cuisines[0])).size).toBe(choices.length);
      for (const { markId, reason } of choices) {
        const mark = marks.find(({ id }) => id === markId);
        expect(["love", "like", "interested"]).toContain(mark?.status);
        expect(reason).toContain(` ${mark?.name}: `);
        expect(reason).not.toMatch(/undefined|: too|, too|!/);
      }
      const never = marks.filter(({ status }) => status === "never_again");
      for (const place of chosen) expect(never.some((mark) => isLikeNeverAgain(place, mark))).toBe(false);
      expect(choose({ candidates: candidates.toReversed(), marks: marks.toReversed() }, NOBODY, seed).length).toBe(
        choices.length,
      );
    }),
    { numRuns: 300 },
  );
});

test("a dismissed place makes room for another, and the others stay", () => {
  fc.assert(
    fc.property(anyReader, fc.nat(2), ({ places, marks }, which) => {
      const marked = new Set(marks.map(({ id }) => id));
      const candidates = places
        .filter(({ id }) => !marked.has(id))
        .map((place) => ({ ...place, isUnconfirmed: false }));
      const before = choose({ candidates, marks });
      const out = before[which];
      const place = candidates.find(({ id }) => id === out?.id);
      if (!out || !place) return;
      const after = choose({ candidates, marks: [...marks, inventMark("not_interested", place)] }, new Set([out.id]));
      const ids = after.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(before.flatMap(({ id }) => (id === out.id ? [] : [id]))));
      expect(ids).not.toContain(out.id);
    }),
    { numRuns: 300 },
  );
});
