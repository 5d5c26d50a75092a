import { emailedSummaries } from "@/lib/contracts/constraint-summary";
import { TEST_RECIPIENT_TOKENS } from "@/lib/contracts/message-inputs";
import { formatWeekdayMonthDay } from "@/lib/core/calendar-date";
import { guideCovers } from "@/lib/core/cover/guide-covers";
import { coverPictureUrl } from "@/lib/core/cover/picture-url";
import { emailPhotoUrl } from "@/lib/core/photo-path";
import { splitTitle } from "@/lib/core/split-title";
import { messageLinks } from "@/lib/mail/links/message-links";
import { EmailImage } from "./_components/email-image";
import { EmailLayout } from "./_components/email-layout";
import { EmailSection } from "./_components/email-table";
import { Footer } from "./_components/footer";
import { sampleGuide } from "./_components/sample-guide";
import { SAMPLE_SENDER_INFO } from "./_components/sample-sender-info";
import { COLORS, TEXT_STYLES } from "./_components/styles";
import { TestBanner } from "./_components/test-banner";
import { WeeklyClosing } from "./_components/weekly-closing";
import { bylineOf, preheader, subscriptionReason } from "./_components/weekly-copy";
import { WeeklyEntry } from "./_components/weekly-entry";
import { weeklySubject } from "./_components/weekly-subject";
import type { WeeklyProps } from "./_components/weekly-text";
import { weeklyText } from "./_components/weekly-text";

/** The Thursday email: one guide in full. */
export default function WeeklyGuide(props: WeeklyProps) {
  const { senderInfo, guide, week, isTest = false, unsubscribeToken, preferenceToken } = props;
  const { appUrl } = senderInfo;
  const { title, subtitle } = splitTitle(guide.name);
  const { id, coverCuisine: cuisine, city, heroImageUrl, heroImageAttribution } = guide;
  const url = messageLinks.guide(appUrl, id);
  const covers = guideCovers(guide);
  const cover = { id, cuisine, city, drawing: covers.cover };
  const picture = heroImageUrl ? emailPhotoUrl(heroImageUrl) : coverPictureUrl(cover, "wide");
  return (
    <EmailLayout
      senderInfo={senderInfo}
      title={weeklySubject(props)}
      preheader={preheader(guide)}
      aside={formatWeekdayMonthDay(week)}
      banner={isTest && <TestBanner />}
      footer={
        <Footer
          senderInfo={senderInfo}
          reason={`${bylineOf(guide)} ${subscriptionReason(city)}`}
          links={[
            { href: messageLinks.unsubscribe(appUrl, unsubscribeToken), words: "Unsubscribe" },
            { href: url, words: "View in browser" },
            { href: messageLinks.privacy(appUrl), words: "Privacy" },
          ]}
        />
      }
    >
      <tr>
        <td>
          <a href={url}>
            <EmailImage
              src={new URL(picture, appUrl).href}
              width="600"
              alt={heroImageUrl ? (heroImageAttribution?.restaurantName ?? title) : title}
              style={{
                ...TEXT_STYLES.fact,
                width: "100%",
                maxWidth: "600px",
                height: "auto",
                backgroundColor: COLORS.page,
              }}
            />
          </a>
        </td>
      </tr>
      <EmailSection padding="32px 32px 0">
        {heroImageUrl && heroImageAttribution && (
          <p className="k-faint" style={{ ...TEXT_STYLES.foot, paddingBottom: "16px" }}>
            {`Photo: ${heroImageAttribution.restaurantName}, ${heroImageAttribution.source}`}
          </p>
        )}
        <h1 className="k-ink k-big" style={TEXT_STYLES.title} dir="auto">
          {title}
        </h1>
        {subtitle && (
          <p className="k-soft" style={{ ...TEXT_STYLES.subtitle, paddingTop: "10px" }} dir="auto">
            {subtitle}
          </p>
        )}
        {guide.introduction.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph} className="k-ink" style={{ ...TEXT_STYLES.lede, paddingTop: "20px" }} dir="auto">
            {paragraph}
          </p>
        ))}
        {emailedSummaries(guide).map(({ label, detail }) => (
          <p
            key={label}
            className="k-ink"
            style={{ ...TEXT_STYLES.body, color: COLORS.ink, paddingTop: "14px" }}
            dir="auto"
          >
            <strong>{`${label}:`}</strong> {`${detail}.`}
          </p>
        ))}
      </EmailSection>
      {guide.entries.map((entry, index) => (
        <WeeklyEntry
          key={entry.id}
          number={index + 1}
          guideId={id}
          drawing={covers.entries[index] ?? ""}
          appUrl={appUrl}
          entry={entry}
          preferenceToken={preferenceToken}
        />
      ))}
      <WeeklyClosing count={guide.entries.length} url={url} />
    </EmailLayout>
  );
}

WeeklyGuide.subject = weeklySubject;
WeeklyGuide.text = weeklyText;

WeeklyGuide.PreviewProps = {
  senderInfo: SAMPLE_SENDER_INFO,
  guide: sampleGuide,
  week: "2026-11-19",
  isTest: true,
  ...TEST_RECIPIENT_TOKENS,
} satisfies WeeklyProps;
