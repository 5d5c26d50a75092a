import type { RecentTexts } from "@/lib/contracts/stages";
import { foldProse } from "../checker/word-forms";
import { framesOf, headOf, moldOf, openingClauseOf, shapeOf, subtitleOf } from "./shapes";

/** A subtitle's shape may come back after this many guides of its city. */
const SHAPES_MAX = 12;
const CITY_GUIDES_MAX = 100;

/** What a new guide is compared with, ready to be looked up. */
export type Archive = {
  titles: ReadonlySet<string>;
  /** Of all guides: what stands behind the colon. */
  subtitles: ReadonlySet<string>;
  /** Of the city's last guides and the other cities': what stands before the colon. */
  heads: ReadonlySet<string>;
  /** Of the city's last twelve guides. */
  shapes: ReadonlySet<string>;
  /** Of the city's last hundred: how often each shape of a subtitle stands there. */
  shapeCounts: ReadonlyMap<string, number>;
  openings: ReadonlySet<string>;
  /** Of all introductions. */
  sentences: ReadonlySet<string>;
  frames: ReadonlySet<string>;
  /** What carries each sentence of the city's last introductions, its subjects left out. */
  sentenceShapes: ReadonlySet<string>;
  /** Every sentence about the guide's places. */
  aboutPlaces: string;
};

const archives = new WeakMap<RecentTexts, Archive>();

/** The archive of the texts that a guide must not repeat, built once for each. */
export function archiveOf(recent: RecentTexts): Archive {
  const known = archives.get(recent);
  if (known) return known;
  const ofCity = recent.titles.slice(0, CITY_GUIDES_MAX);
  const shapes = ofCity.map((title) => shapeOf(subtitleOf(title)));
  const shapeCounts = new Map<string, number>();
  for (const shape of shapes) shapeCounts.set(shape, (shapeCounts.get(shape) ?? 0) + 1);
  const archive: Archive = {
    titles: new Set([...recent.titles, ...recent.otherTitles].map(foldProse)),
    subtitles: new Set(
      [...recent.titles, ...recent.otherTitles].map((title) => foldProse(subtitleOf(title))).filter(Boolean),
    ),
    heads: new Set([...ofCity, ...recent.otherTitles].map(headOf)),
    shapes: new Set(shapes.slice(0, SHAPES_MAX).filter(Boolean)),
    shapeCounts,
    openings: new Set(recent.openings.slice(0, CITY_GUIDES_MAX).map(openingClauseOf)),
    sentences: new Set([...recent.sentences, ...recent.otherSentences]),
    frames: new Set(recent.sentences.flatMap((sentence) => framesOf(sentence))),
    sentenceShapes: new Set(recent.sentences.flatMap((sentence) => moldOf(sentence) ?? [])),
    aboutPlaces: recent.paragraphs.join("\n"),
  };
  archives.set(recent, archive);
  return archive;
}
