import { type SenderInfo, TEST_RECIPIENT_TOKENS, type WelcomeInput } from "@/lib/contracts/message-inputs";
import { formatWeekdayMonthDay } from "@/lib/core/calendar-date";
import { splitTitle } from "@/lib/core/split-title";
import { messageLinks } from "@/lib/mail/links/message-links";
import { Button } from "./_components/button";
import { EmailLayout } from "./_components/email-layout";
import { EmailSection } from "./_components/email-table";
import { Footer } from "./_components/footer";
import { SAMPLE_SENDER_INFO } from "./_components/sample-sender-info";
import { TEXT_STYLES } from "./_components/styles";
import { paragraphs, textFooter } from "./_components/text-parts";
import { subscriptionReason } from "./_components/weekly-copy";

type Props = Omit<WelcomeInput, "email"> & { senderInfo: SenderInfo };

const subject = ({ firstThursday, city }: Props) =>
  `You're in: ${city} arrives ${formatWeekdayMonthDay(firstThursday)}`;
const promise = ({ city, firstThursday }: Props) =>
  `Your first ${city} guide comes on ${formatWeekdayMonthDay(firstThursday)}, in the morning, and another one each Thursday after that.`;
const HOW_IT_WORKS =
  "Under each place there are five small links. Save it, or say how it was: what you tell us is kept for your map, with an account or without.";

/** After the confirmation. */
export default function Welcome(props: Props) {
  const { senderInfo, city, latestGuide, unsubscribeToken } = props;
  const { appUrl } = senderInfo;
  return (
    <EmailLayout
      senderInfo={senderInfo}
      title={subject(props)}
      preheader={latestGuide ? `Until then: ${latestGuide.name}.` : promise(props)}
      footer={
        <Footer
          senderInfo={senderInfo}
          reason={subscriptionReason(city)}
          links={[{ href: messageLinks.unsubscribe(appUrl, unsubscribeToken), words: "Unsubscribe" }]}
        />
      }
    >
      <EmailSection padding="26px 32px 40px">
        <h1 className="k-ink k-big" style={TEXT_STYLES.heading}>
          You're in.
        </h1>
        <p className="k-ink" style={{ ...TEXT_STYLES.lede, padding: "18px 0 14px" }}>
          {promise(props)}
        </p>
        <p className="k-soft" style={{ ...TEXT_STYLES.body, paddingBottom: "24px" }}>
          {HOW_IT_WORKS}
        </p>
        {latestGuide && (
          <>
            <p className="k-soft" style={{ ...TEXT_STYLES.subtitle, paddingBottom: "16px" }} dir="auto">
              {`Until then: ${splitTitle(latestGuide.name).title}`}
            </p>
            <Button href={messageLinks.guide(appUrl, latestGuide.id)}>Read the latest guide</Button>
          </>
        )}
      </EmailSection>
    </EmailLayout>
  );
}

Welcome.subject = subject;

Welcome.text = (props: Props) => {
  const { senderInfo, city, latestGuide, unsubscribeToken } = props;
  const { appUrl } = senderInfo;
  return paragraphs(
    "You're in.",
    promise(props),
    HOW_IT_WORKS,
    latestGuide && `Until then: ${latestGuide.name}\n${messageLinks.guide(appUrl, latestGuide.id)}`,
    textFooter(
      senderInfo,
      subscriptionReason(city),
      `Unsubscribe: ${messageLinks.unsubscribe(appUrl, unsubscribeToken)}`,
    ),
  );
};

Welcome.PreviewProps = {
  senderInfo: SAMPLE_SENDER_INFO,
  city: "San Francisco",
  unsubscribeToken: TEST_RECIPIENT_TOKENS.unsubscribeToken,
  firstThursday: "2026-11-26",
  latestGuide: { id: "fog-belt-dkpnpy", name: "The Fog Belt: Warm rooms west of Nineteenth Avenue" },
} satisfies Props;
