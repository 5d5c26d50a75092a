import type { EvidenceAbout } from "@/lib/contracts/place";
import type { Place } from "@/lib/contracts/stages";
import type { VerdictFact } from "@/lib/contracts/verdict-fact";
import { affirms, containsPhrase, paddedClauses, paddedName, placeTexts } from "./place-texts";

/** The texts of a place by what they are read for, as in `placeTexts`. */
type Part = "summary" | "prose" | "advice" | "all";
type Says = (padded: string) => boolean;
type SourceText = { about: EvidenceAbout; text: string };

/** What a place's texts say in words that pass a test, each as its source wrote it; none where no text does. */
export function quotesWhere(place: Place, parts: readonly Part[], says: Says): VerdictFact[] {
  const found = parts.flatMap((part) => textsOf(place, part)).find(({ text }) => says(paddedClauses([text])));
  if (!found) return [];
  const sentences = found.text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  return [
    { kind: "said", about: found.about, quote: sentences.find((each) => says(paddedClauses([each]))) ?? found.text },
  ];
}

function textsOf({ editorialSummary, room, notes = [] }: Place, part: Part): SourceText[] {
  const prose: SourceText[] = [
    ...(room === null ? [] : [{ about: "room" as const, text: room }]),
    ...(editorialSummary === null ? [] : [{ about: "summary" as const, text: editorialSummary }]),
  ];
  const advice = notes.filter(({ about }) => about !== "story");
  if (part === "summary") return prose.filter(({ about }) => about === "summary");
  if (part === "prose") return prose;
  return part === "advice" ? advice : [...prose, ...notes];
}

/** Where a place's dishes, name or texts tell of something; none where they don't. */
export function foodFacts(place: Place, word: string, parts: readonly Part[] = ["all"]): VerdictFact[] {
  const says = (padded: string) => affirms(padded, word);
  const named = dishesNamed(place, [word]);
  const told = named.length > 0 ? named : detailFacts(place, says);
  if (told.length > 0) return told;
  if (containsPhrase(placeTexts(place).name, word)) return [{ kind: "name", name: place.name }];
  return quotesWhere(place, parts, says);
}

/** The first dish whose name has one of the words. */
export function dishesNamed({ dishes }: Place, words: readonly string[]): VerdictFact[] {
  const dish = dishes.find(({ name }) => words.some((word) => containsPhrase(paddedName(name), word)));
  return dish ? [{ kind: "dish", name: dish.name }] : [];
}

/** The first dish of which the menu says so, with what it says. */
export function detailFacts({ dishes }: Place, says: Says): VerdictFact[] {
  const dish = dishes.find(
    ({ name, detail }) => says(paddedName(name)) || (detail !== null && says(paddedName(detail))),
  );
  if (!dish) return [];
  return [
    {
      kind: "dish",
      name: dish.name,
      ...(dish.detail !== null && !says(paddedName(dish.name)) && { detail: dish.detail }),
    },
  ];
}
