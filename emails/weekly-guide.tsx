import { Img } from "react-email";
import { compositionOf } from "@/lib/cover/chance";
import { pictureAddress } from "@/lib/cover/picture-address";
import { splitTitle } from "@/lib/guides/split-title";
import { links } from "@/lib/newsletter/links";
import { type Letterhead, TEST_RECIPIENT_TOKENS, type WeeklyInput } from "@/lib/newsletter/messages";
import { letterPhotoAddress } from "@/lib/photos/address";
import { Footer } from "./_components/footer";
import { Frame } from "./_components/frame";
import { INK, TYPE } from "./_components/ink";
import { sampleGuide } from "./_components/sample-guide";
import { SAMPLE_LETTERHEAD } from "./_components/sample-letterhead";
import { Band } from "./_components/table";
import { TestBanner } from "./_components/test-banner";
import { WeeklyClosing } from "./_components/weekly-closing";
import { WeeklyEntry } from "./_components/weekly-entry";
import { weeklySubject } from "./_components/weekly-subject";
import { weeklyText } from "./_components/weekly-text";
import { preheader, reasonOf, thursday, writtenBy } from "./_components/weekly-words";

export type WeeklyProps = WeeklyInput & {
  letterhead: Letterhead;
  unsubscribeToken: string;
  preferenceToken: string;
};

/** The Thursday email: one guide, whole. */
export default function WeeklyGuide(props: WeeklyProps) {
  const { letterhead, guide, week, isTest = false, unsubscribeToken, preferenceToken } = props;
  const { appUrl } = letterhead;
  const { title, subtitle } = splitTitle(guide.name);
  const { id, coverCuisine: cuisine, city, heroImageUrl, heroImageAttribution } = guide;
  const url = links.guide(appUrl, id);
  const picture = heroImageUrl ? letterPhotoAddress(heroImageUrl) : pictureAddress({ id, cuisine, city }, "wide");
  const covers = neighbourlyCovers(guide.entries.map(({ restaurant }) => restaurant.id));
  return (
    <Frame
      letterhead={letterhead}
      title={weeklySubject(props)}
      preheader={preheader(guide)}
      aside={thursday(week)}
      banner={isTest && <TestBanner />}
      footer={
        <Footer
          letterhead={letterhead}
          reason={`${writtenBy(guide)} ${reasonOf(city)}`}
          links={[
            { href: links.unsubscribe(appUrl, unsubscribeToken), words: "Unsubscribe with one click" },
            { href: url, words: "View in browser" },
            { href: links.privacy(appUrl), words: "Privacy" },
          ]}
        />
      }
    >
      <tr>
        <td>
          <a href={url}>
            <Img
              src={new URL(picture, appUrl).href}
              width="600"
              alt={heroImageUrl ? (heroImageAttribution?.restaurantName ?? title) : title}
              style={{ ...TYPE.fact, width: "100%", maxWidth: "600px", height: "auto", backgroundColor: INK.page }}
            />
          </a>
        </td>
      </tr>
      <Band padding="32px 32px 0">
        {heroImageUrl && heroImageAttribution && (
          <p className="k-faint" style={{ ...TYPE.foot, paddingBottom: "16px" }}>
            {`Photo: ${heroImageAttribution.restaurantName}, ${heroImageAttribution.source}`}
          </p>
        )}
        <h1 className="k-ink k-big" style={TYPE.title} dir="auto">
          {title}
        </h1>
        {subtitle && (
          <p className="k-soft" style={{ ...TYPE.subtitle, paddingTop: "10px" }} dir="auto">
            {subtitle}
          </p>
        )}
        {guide.introduction.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph} className="k-ink" style={{ ...TYPE.lede, paddingTop: "20px" }} dir="auto">
            {paragraph}
          </p>
        ))}
      </Band>
      {guide.entries.map((entry, index) => (
        <WeeklyEntry
          key={entry.id}
          number={index + 1}
          guideId={id}
          avoid={covers[index] ?? []}
          {...{ appUrl, entry, preferenceToken }}
        />
      ))}
      <WeeklyClosing count={guide.entries.length} url={url} />
    </Frame>
  );
}

/** For each entry the compositions that those before it use, as on the guide's page. */
function neighbourlyCovers(restaurantIds: string[]): number[][] {
  const used: number[] = [];
  return restaurantIds.map((id) => {
    const avoid = [...used];
    used.push(compositionOf(id, avoid));
    return avoid;
  });
}

WeeklyGuide.subject = weeklySubject;
WeeklyGuide.text = weeklyText;

WeeklyGuide.PreviewProps = {
  letterhead: SAMPLE_LETTERHEAD,
  guide: sampleGuide,
  week: "2026-11-19",
  isTest: true,
  ...TEST_RECIPIENT_TOKENS,
} satisfies WeeklyProps;
