import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GuideInput, Idea, PromptReading, SpanType } from "@/lib/contracts/stages";
import { formatShare, shareOf } from "./intervals";

const MIT_TAGS = [
  ...["Rating", "Amenity", "Location", "Restaurant_Name"],
  ...["Price", "Hours", "Dish", "Cuisine"],
] as const;
type MitTag = (typeof MIT_TAGS)[number];

/** The tag that each type of ours goes by in the corpus. */
const TAG_BY_TYPE: Record<SpanType, MitTag> = {
  cuisine: "Cuisine",
  diet: "Cuisine",
  dish: "Dish",
  ingredient: "Dish",
  allergen: "Dish",
  price: "Price",
  party: "Amenity",
  occasion: "Amenity",
  vibe: "Amenity",
  feature: "Amenity",
  access: "Amenity",
  age: "Amenity",
  meal: "Hours",
  time: "Hours",
  area: "Location",
  landmark: "Location",
  place: "Restaurant_Name",
  quality: "Rating",
};

type TaggedSpan = { start: number; end: number; tag: MitTag };
type MitQuery = { text: string; spans: TaggedSpan[] };
type Reader = (input: GuideInput) => Promise<Idea>;

/** What was found of one query: the spans that a reading stands on, with and without the right tag. */
type ScoredQuery = {
  isRefused: boolean;
  marked: { tag: MitTag; isFound: boolean; isFoundAsAny: boolean; isExact: boolean }[];
  read: { tag: MitTag; isRight: boolean }[];
};

/** Prints how a reader fills the slots of the MIT restaurant corpus: restauranttest.bio in a folder of your own. */
export async function scoreMitCorpus(folder: string, parsePrompt: Reader): Promise<void> {
  const queries = parseBio(readFileSync(join(folder, "restauranttest.bio"), "utf8"));
  for (const line of formatScores(await scoreQueries(queries, parsePrompt))) console.log(`     ${line}`);
}

/** Lines of a tag and a word, with an empty line after each query. */
export function parseBio(content: string): MitQuery[] {
  return content
    .replaceAll("\r", "")
    .split(/\n\s*\n/)
    .map((block) => block.split("\n").filter((line) => line.trim() !== ""))
    .filter(({ length }) => length > 0)
    .map(toQuery);
}

function toQuery(lines: string[]): MitQuery {
  const query: MitQuery = { text: "", spans: [] };
  for (const line of lines) {
    const [label = "", word = ""] = line.split("\t");
    const start = query.text === "" ? 0 : query.text.length + 1;
    query.text = query.text === "" ? word : `${query.text} ${word}`;
    const tag = MIT_TAGS.find((name) => label.slice(2) === name);
    if (label !== "O" && !tag) throw new Error(`restauranttest.bio has an unknown tag: ${label}.`);
    const last = query.spans.at(-1);
    if (last && last.tag === tag && last.end === start - 1 && label.startsWith("I-")) last.end = query.text.length;
    else if (tag) query.spans.push({ start, end: query.text.length, tag });
  }
  return query;
}

export const scoreQueries = (queries: readonly MitQuery[], parsePrompt: Reader): Promise<ScoredQuery[]> =>
  Promise.all(
    queries.map(async (query) => scoreQuery(query, await parsePrompt({ city: "San Francisco", prompt: query.text }))),
  );

function scoreQuery({ spans }: MitQuery, idea: Idea): ScoredQuery {
  const readings = idea.kind === "idea" ? (idea.readings ?? []).filter(({ role }) => role !== "background") : [];
  const read = readings.map(toSpan);
  const partners = pair(spans, read, (span, other) => span.tag === other.tag);
  const anyPartners = pair(spans, read, () => true);
  const taken = new Set(partners.values());
  return {
    isRefused: idea.kind === "refused",
    marked: spans.map((span) => {
      const partner = partners.get(span);
      return {
        tag: span.tag,
        isFound: partner !== undefined,
        isFoundAsAny: anyPartners.has(span),
        isExact: partner?.start === span.start && partner.end === span.end,
      };
    }),
    read: read.map((span) => ({ tag: span.tag, isRight: taken.has(span) })),
  };
}

const toSpan = ({ quote, start, type }: PromptReading): TaggedSpan => ({
  start,
  end: start + quote.length,
  tag: TAG_BY_TYPE[type],
});

/** Each marked span with the reading that shares most of it, each reading at most once. */
function pair(
  marked: readonly TaggedSpan[],
  read: readonly TaggedSpan[],
  fits: (span: TaggedSpan, other: TaggedSpan) => boolean,
): Map<TaggedSpan, TaggedSpan> {
  const pairs = marked
    .flatMap((span) => read.map((other) => ({ span, other, shared: sharedLength(span, other) })))
    .filter(({ span, other, shared }) => shared > 0 && fits(span, other))
    .sort((a, b) => b.shared - a.shared);
  const partners = new Map<TaggedSpan, TaggedSpan>();
  const taken = new Set<TaggedSpan>();
  for (const { span, other } of pairs) {
    if (partners.has(span) || taken.has(other)) continue;
    partners.set(span, other);
    taken.add(other);
  }
  return partners;
}

const sharedLength = (one: TaggedSpan, other: TaggedSpan): number =>
  Math.min(one.end, other.end) - Math.max(one.start, other.start);

/** Precision, recall and F1, over all tags and for each. A slot counts as found where a reading of its type overlaps it. */
export function formatScores(scored: readonly ScoredQuery[]): string[] {
  const recall = shareOf(scored, ({ marked }) => countOf(marked, ({ isFound }) => isFound));
  const precision = shareOf(scored, ({ read }) => countOf(read, ({ isRight }) => isRight));
  const anyRecall = shareOf(scored, ({ marked }) => countOf(marked, ({ isFoundAsAny }) => isFoundAsAny));
  const exact = shareOf(scored, ({ marked }) => countOf(marked, ({ isExact }) => isExact));
  const refused = scored.filter(({ isRefused }) => isRefused).length;
  return [
    `MIT restaurant corpus: ${scored.length.toLocaleString("en-US")} queries, ${refused.toLocaleString("en-US")} refused`,
    `  precision: ${formatShare(precision)}`,
    `  recall: ${formatShare(recall)}`,
    `  F1: ${f1(precision.share, recall.share)}`,
    `  found under any tag: ${formatShare(anyRecall)}`,
    `  found to the letter: ${formatShare(exact)}`,
    ...MIT_TAGS.map((tag) => formatTag(tag, scored)),
  ];
}

function formatTag(tag: MitTag, scored: readonly ScoredQuery[]): string {
  const ofTag = (each: { tag: MitTag }) => each.tag === tag;
  const marked = countOf(scored.flatMap((query) => query.marked).filter(ofTag), ({ isFound }) => isFound);
  const read = countOf(scored.flatMap((query) => query.read).filter(ofTag), ({ isRight }) => isRight);
  const [precision, recall] = [read.hits / Math.max(1, read.total), marked.hits / Math.max(1, marked.total)];
  return `  ${tag}: F1 ${f1(precision, recall)}, precision ${read.hits} of ${read.total}, recall ${marked.hits} of ${marked.total}`;
}

const countOf = <T>(items: readonly T[], isHit: (item: T) => boolean) => ({
  hits: items.filter(isHit).length,
  total: items.length,
});

const f1 = (precision: number, recall: number): string =>
  `${(precision + recall === 0 ? 0 : (200 * precision * recall) / (precision + recall)).toFixed(1)}%`;
