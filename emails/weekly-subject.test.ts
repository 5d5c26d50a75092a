import fc from "fast-check";
import { expect, test } from "vitest";
import { longGuide } from "./_components/long-guide";
import { sampleGuide } from "./_components/sample-guide";
import { SUBJECT_MAX, weeklySubject } from "./_components/weekly-subject";

const subject = (name: string, guide = sampleGuide) => weeklySubject({ guide: { ...guide, name } });

test.each([
  // Entirely where it fits.
  ["The Fog Belt: Warm rooms by the sea", "The Fog Belt: Warm rooms by the sea"],
  // Else as much of the subtitle as makes sense.
  ["Hungry in North Beach: Sand dabs and other reasons to leave the house", "Hungry in North Beach: Sand dabs"],
  [
    "Chairs From Other Tables: Chutney palette, lamb vindaloo and where to sit down to them",
    "Chairs From Other Tables: Chutney palette, lamb vindaloo",
  ],
  [
    "Wet Coats: Eight places from the Excelsior to Chinatown, for October",
    "Wet Coats: Eight places from the Excelsior to Chinatown",
  ],
  [
    "High Summer: From the udon to the nigiri omakase in seven kitchens",
    "High Summer: From the udon to the nigiri omakase",
  ],
  [
    "Small Change: Come for the grilled fish plate, stay for the siu mai",
    "Small Change: Come for the grilled fish plate",
  ],
  // Else the route through the guide.
  [
    "Imperial Rolls and Lamb Dumplings: Six rooms around San Francisco for June",
    "Imperial Rolls and Lamb Dumplings: Start at Outerlands",
  ],
  ["The Fog Belt", "The Fog Belt: From Outerlands to Thanh Long"],
  [`The Fog Belt: ${"very ".repeat(20)}long`, "The Fog Belt: From Outerlands to Thanh Long"],
  ["Sacramento Street to Gough Street", "Sacramento Street to Gough Street: Start at Outerlands"],
  // Else the title alone.
  ["Rooms That Have Fed This City for Generations", "Rooms That Have Fed This City for Generations"],
])("%s", (name, expected) => {
  expect(subject(name)).toBe(expected);
});

test("a guide of one place names it, an empty guide its title", () => {
  expect(subject("The Fog Belt", { ...sampleGuide, entries: sampleGuide.entries.slice(0, 1) })).toBe(
    "The Fog Belt: Outerlands",
  );
  expect(subject("The Fog Belt", { ...sampleGuide, entries: [] })).toBe("The Fog Belt");
  expect(subject("Small Plates", longGuide())).toBe("Small Plates");
});

test("whatever a guide's name, its subject is short, complete, one line and deterministic", () => {
  const words = fc.array(fc.constantFrom("from", "to", "and", "the", "soup,", "for", "Sunset", "🍊", "—", ":"), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ minLength: 1 }),
        words.map((all) => all.join(" ")),
      ),
      (name) => {
        const made = subject(name);
        expect([...made].length).toBeLessThanOrEqual(SUBJECT_MAX);
        expect(made.isWellFormed() || !name.isWellFormed()).toBe(true);
        expect(made).toBe(subject(name));
      },
    ),
  );
});

test("a test message says so first", () => {
  expect(weeklySubject({ guide: sampleGuide, isTest: true })).toMatch(/^\[Test\] The Fog Belt/);
});
