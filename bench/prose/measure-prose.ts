import { escapePattern } from "@/lib/core/escape-pattern";
import { framesOf, openingClauseOf, shapeOf, subtitleOf } from "@/lib/guides/originality/shapes";
import type { CuratedGuide } from "../curation/make-guides";
import { atMost, type Measure } from "./measure";
import { measureLanguage } from "./measure-language";

const FRAME_GUIDES_MIN = 5;

/** What an editor would count over an archive: titles, molds and sentences that come back, and faults of language. */
export function measureProse(guides: readonly CuratedGuide[]): Measure[] {
  const titles = guides.map(({ draft }) => draft.composition.title);
  const shapes = counted(titles.map((title) => shapeOf(subtitleOf(title))).filter(Boolean));
  const ofPlaces = guides.flatMap(({ draft }) =>
    draft.composition.entries.flatMap(({ placeId, sentences }) => [
      ...new Set(sentences.map(({ text }) => `${placeId}: ${text}`)),
    ]),
  );
  const openings = guides.map(
    ({ prompt, draft }) => `${prompt.city}: ${openingClauseOf(draft.composition.introduction[0]?.[0]?.text ?? "")}`,
  );
  const frames = shareOfFrames(guides);
  return [
    atMost("titles that stand twice", repeatedMoreThan(titles, 1).length, 0, repeatedMoreThan(titles, 1)),
    atMost(
      "guides with one subtitle's shape",
      shapes[0]?.[1] ?? 0,
      5,
      shapes.map(([shape, count]) => `${count} x ${shape}`),
    ),
    atMost(
      "opening clauses that stand twice in a city",
      repeatedMoreThan(openings, 1).length,
      0,
      repeatedMoreThan(openings, 1),
    ),
    atMost("share of introductions in frames of five guides", frames.share, 0.12, frames.examples),
    atMost(
      "sentences about a place in more than two guides",
      repeatedMoreThan(ofPlaces, 2).length,
      0,
      repeatedMoreThan(ofPlaces, 2),
    ),
    ...measureLanguage(guides),
  ];
}

/** Words of introductions that lie in a run of five words which five guides share, names and dishes left out. */
function shareOfFrames(guides: readonly CuratedGuide[]): { share: number; examples: string[] } {
  const sentences = guides.flatMap(({ draft }, guide) => {
    const names = namesIn(draft);
    return draft.composition.introduction.flat().map(({ text }) => ({ guide, frames: framesOf(text, names) }));
  });
  const guidesByFrame = new Map<string, Set<number>>();
  for (const { guide, frames } of sentences)
    for (const frame of frames) guidesByFrame.set(frame, (guidesByFrame.get(frame) ?? new Set()).add(guide));
  const isShared = (frame: string) => (guidesByFrame.get(frame)?.size ?? 0) >= FRAME_GUIDES_MIN;
  let words = 0;
  let shared = 0;
  for (const { frames } of sentences) {
    if (frames.length === 0) continue;
    // A sentence of n frames has n + 4 words; a word is shared if one of the frames over it is.
    const count = frames.length + 4;
    words += count;
    for (let word = 0; word < count; word++)
      if (frames.slice(Math.max(0, word - 4), word + 1).some(isShared)) shared += 1;
  }
  const examples = [...guidesByFrame].filter(([frame]) => isShared(frame)).sort((a, b) => b[1].size - a[1].size);
  return {
    share: words === 0 ? 0 : shared / words,
    examples: examples.map(([frame, { size }]) => `${size} x ${frame}`),
  };
}

function namesIn({ candidates }: CuratedGuide["draft"]): RegExp {
  const names = candidates.places.flatMap(({ name, neighbourhood, dishes }) => [
    name,
    ...(neighbourhood ? [neighbourhood] : []),
    ...dishes.map((dish) => dish.name),
  ]);
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(escapePattern);
  return new RegExp(longestFirst.join("|"), "giu");
}

const counted = (texts: readonly string[]): [string, number][] =>
  [...Map.groupBy(texts, (text) => text)]
    .map(([text, all]): [string, number] => [text, all.length])
    .sort((a, b) => b[1] - a[1]);

const repeatedMoreThan = (texts: readonly string[], max: number): string[] =>
  counted(texts).flatMap(([text, count]) => (count > max ? [text] : []));
