import { type Composition, joinSentences, type RecentTexts } from "@/lib/contracts/stages";

type Introduced = Pick<Composition, "title" | "introduction">;
type Written = Introduced & Pick<Composition, "entries">;

/** What guides leave for the next one of their city to differ from, and what the other cities' guides leave it; the newest first. */
export const recentTextsOf = (ofCity: readonly Written[], ofOthers: readonly Introduced[] = []): RecentTexts => ({
  titles: ofCity.map(({ title }) => title),
  otherTitles: ofOthers.map(({ title }) => title),
  openings: ofCity.flatMap(({ introduction }) => introduction[0]?.[0]?.text ?? []),
  sentences: ofCity.flatMap(introductionTexts),
  otherSentences: ofOthers.flatMap(introductionTexts),
  paragraphs: ofCity.flatMap(({ entries }) => entries.map(({ sentences }) => joinSentences(sentences))),
});

export const introductionTexts = ({ introduction }: Pick<Composition, "introduction">): string[] =>
  introduction.flat().map(({ text }) => text);

/** Both, those of the first before those of the second. */
export const joinRecentTexts = (first: RecentTexts, second: RecentTexts): RecentTexts => ({
  titles: [...first.titles, ...second.titles],
  otherTitles: [...first.otherTitles, ...second.otherTitles],
  openings: [...first.openings, ...second.openings],
  sentences: [...first.sentences, ...second.sentences],
  otherSentences: [...first.otherSentences, ...second.otherSentences],
  paragraphs: [...first.paragraphs, ...second.paragraphs],
});
