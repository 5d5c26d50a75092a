import { expect, test } from "vitest";
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import { buildEvidence } from "@/lib/catalogue/source/evidence";
import { viewEvidence } from "./view-evidence";

const rows = (entry: ReturnType<typeof builtInCatalogue>[number]) =>
  buildEvidence(entry, { source: "House catalog", datedOn: "2026-11-20" }).map((row) => ({
    ...row,
    sourceUrl: null,
    keptUntil: null,
  }));
const view = (entry: ReturnType<typeof builtInCatalogue>[number]) =>
  viewEvidence(rows(entry), { ...entry, foundedIn: entry.since });

const evvia = builtInCatalogue().find(({ slug }) => slug === "evvia-estiatorio");
if (!evvia) throw new Error("The catalogue has no Evvia.");

test("facts and dishes are told in sentences, after what somebody wrote, and each names its source", () => {
  const told = view(evvia);
  expect(told.map(({ about }) => about)).toEqual([
    ...["summary", "room", "room", "order", "know"],
    ...["dish", "dish", "dish", "dish", "facts"],
  ]);
  expect(told.find(({ id }) => id.endsWith("dish-3"))?.text).toBe("On the menu: moussaka, baked in its own clay dish.");
  expect(told.at(-1)?.text).toBe(
    "Greek and Mediterranean kitchen at 420 Emerson St, Downtown Palo Alto, Palo Alto, open since 1995. " +
      "Lunch and dinner; reservations, open kitchen, a wood fire, a full bar, and a long wine list. " +
      "We know it as lively, elegant, and romantic; as good for business, a date, " +
      "a special occasion, a group, and wine.",
  );
});

test("whom a place is good for reads as English", () => {
  const cancun = builtInCatalogue().find(({ slug }) => slug.startsWith("taqueria-cancun"));
  if (!cancun) throw new Error("The catalogue has no Taqueria Cancún.");
  expect(view(cancun).at(-1)?.text).toContain(
    "We know it as lively, loud, and without frills; as good for a late night, a quick bite, a hangover, eating alone, and takeout.",
  );
});

test("no place of the catalogue is told as a record", () => {
  const records = builtInCatalogue()
    .flatMap(view)
    .filter(({ text }) => /\b(?:Cuisine|Mood|Good for|Meals|Diets|Also|Price|Features):/.test(text));
  expect(records).toEqual([]);
});

test("a place of which little is known is told plainly", () => {
  const bare = { ...evvia, neighbourhood: null, foundedIn: null, cuisines: [], dishes: [] };
  const none = { vibes: [], goodFor: [], meals: [], diets: [], features: [] };
  const facts = rows(evvia).filter(({ about }) => about === "facts");
  expect(viewEvidence(facts, { ...bare, ...none })[0]?.text).toBe("420 Emerson St, Palo Alto.");
});
