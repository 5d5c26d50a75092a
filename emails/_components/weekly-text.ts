import { emailedSummaries } from "@/lib/contracts/constraint-summary";
import type { GuideEntry } from "@/lib/contracts/guide";
import type { SenderInfo, WeeklyInput } from "@/lib/contracts/message-inputs";
import { formatWeekdayMonthDay } from "@/lib/core/calendar-date";
import { unconfirmedNote } from "@/lib/core/place-facts";
import { placeActions } from "@/lib/core/place-links";
import { splitTitle } from "@/lib/core/split-title";
import { messageLinks } from "@/lib/mail/links/message-links";
import { type EmailedReasons, entryFacts, whyThisPick } from "./entry-facts";
import { PREFERENCE_ROWS, preferenceLabel } from "./preference-links";
import { TEST_NOTE } from "./test-banner";
import { paragraphs, textFooter } from "./text-parts";
import { bylineOf, subscriptionReason } from "./weekly-copy";

export type WeeklyProps = WeeklyInput & {
  senderInfo: SenderInfo;
  unsubscribeToken: string;
  preferenceToken: string;
};

/** The guide as plain text, for people who want no HTML. */
export function weeklyText(props: WeeklyProps): string {
  const { senderInfo, guide, week, isTest, unsubscribeToken } = props;
  const { appUrl } = senderInfo;
  const { title, subtitle } = splitTitle(guide.name);
  return paragraphs(
    isTest && `TEST MESSAGE. ${TEST_NOTE}`,
    [title.toUpperCase(), subtitle, `Kumquat, ${guide.city}, ${formatWeekdayMonthDay(week)}`]
      .filter(Boolean)
      .join("\n"),
    guide.introduction,
    emailedSummaries(guide)
      .map(({ label, detail }) => `${label}: ${detail}.`)
      .join("\n"),
    ...guide.entries.map((entry, index) => entryText(props, entry, index + 1)),
    `The whole guide, with its sources: ${messageLinks.guide(appUrl, guide.id)}`,
    textFooter(
      senderInfo,
      bylineOf(guide),
      subscriptionReason(guide.city),
      `Unsubscribe: ${messageLinks.unsubscribe(appUrl, unsubscribeToken)}`,
    ),
  );
}

function entryText({ senderInfo, guide, preferenceToken }: WeeklyProps, entry: GuideEntry, number: number): string {
  const why = whyThisPick(entry);
  const caution = unconfirmedNote(entry.restaurant);
  return [
    `${number}. ${entry.restaurant.name}`,
    entryFacts(entry),
    ...(caution === null ? [] : [caution]),
    "",
    entry.flavorText,
    ...(why ? ["", ...reasonLines(why)] : []),
    "",
    ...placeActions(entry.restaurant).map(({ kind, href, text }) =>
      kind === "call" ? text : `${kind === "website" ? "Website" : text}: ${href}`,
    ),
    ...PREFERENCE_ROWS.flatMap(({ statuses }) => statuses).map(
      (status) =>
        `${preferenceLabel(status)}: ${messageLinks.preference(senderInfo.appUrl, preferenceToken, entry.restaurant.id, status, guide.id)}`,
    ),
  ].join("\n");
}

function reasonLines({ verdicts, evidence }: EmailedReasons): string[] {
  const credit = evidence && [evidence.source, evidence.date, evidence.sourceUrl].filter(Boolean).join(", ");
  return [
    "Why this pick",
    ...verdicts.map(({ label, told }) => `- ${label}: ${told}`),
    ...(evidence ? [`${evidence.text} ${credit}`] : []),
  ];
}
