import { type Composition, joinSentences, type RecentTexts } from "@/lib/contracts/stages";

type Written = Pick<Composition, "title" | "introduction" | "entries">;

/** What guides leave for the next one of their city to differ from; the newest first, as in the database. */
export const recentTextsOf = (guides: readonly Written[], otherTitles: readonly string[] = []): RecentTexts => ({
  titles: guides.map(({ title }) => title),
  otherTitles,
  openings: guides.flatMap(({ introduction }) => introduction[0]?.[0]?.text ?? []),
  sentences: guides.flatMap(({ introduction }) => introduction.flat().map(({ text }) => text)),
  paragraphs: guides.flatMap(({ entries }) => entries.map(({ sentences }) => joinSentences(sentences))),
});

/** Both, those of the first before those of the second. */
export const joinRecentTexts = (first: RecentTexts, second: RecentTexts): RecentTexts => ({
  titles: [...first.titles, ...second.titles],
  otherTitles: [...first.otherTitles, ...second.otherTitles],
  openings: [...first.openings, ...second.openings],
  sentences: [...first.sentences, ...second.sentences],
  paragraphs: [...first.paragraphs, ...second.paragraphs],
});
