import type { GuideEntry } from "@/lib/guides/contract";
import { splitTitle } from "@/lib/guides/split-title";
import { links } from "@/lib/newsletter/links";
import type { WeeklyProps } from "../weekly-guide";
import { entryFacts, mapUrl, whyThisPick } from "./entry-facts";
import { paragraphs, plainFooter } from "./plain";
import { PREFERENCE_ROWS, preferenceWords } from "./preference-links";
import { TEST_NOTE } from "./test-banner";
import { reasonOf, thursday, writtenBy } from "./weekly-words";

/** The guide as a letter: what people read who want no HTML. */
export function weeklyText(props: WeeklyProps): string {
  const { letterhead, guide, week, isTest, unsubscribeToken } = props;
  const { appUrl } = letterhead;
  const { title, subtitle } = splitTitle(guide.name);
  return paragraphs(
    isTest && `TEST MESSAGE. ${TEST_NOTE}`,
    [title.toUpperCase(), subtitle, `Kumquat, ${guide.city}, ${thursday(week)}`].filter(Boolean).join("\n"),
    guide.introduction,
    ...guide.entries.map((entry, index) => entryText(props, entry, index + 1)),
    `The whole guide, with its sources: ${links.guide(appUrl, guide.id)}`,
    plainFooter(
      letterhead,
      writtenBy(guide),
      reasonOf(guide.city),
      `Unsubscribe: ${links.unsubscribe(appUrl, unsubscribeToken)}`,
    ),
  );
}

function entryText({ letterhead, guide, preferenceToken }: WeeklyProps, entry: GuideEntry, number: number): string {
  const why = whyThisPick(entry);
  const whyLine = why && ["Why this pick:", why.met, why.quote && `"${why.quote}" ${why.source}`];
  return [
    `${number}. ${entry.restaurant.name}`,
    entryFacts(entry),
    "",
    entry.flavorText,
    ...(whyLine ? ["", whyLine.filter(Boolean).join(" ")] : []),
    "",
    `Map: ${mapUrl(entry)}`,
    ...PREFERENCE_ROWS.flatMap(({ statuses }) => statuses).map(
      (status) =>
        `${preferenceWords(status)}: ${links.preference(letterhead.appUrl, preferenceToken, entry.restaurant.id, status, guide.id)}`,
    ),
  ].join("\n");
}
