import type { ConfirmationInput, SenderInfo } from "@/lib/contracts/message-inputs";
import { CONFIRMATION_LINK_DAYS } from "@/lib/contracts/subscriber";
import { messageLinks } from "@/lib/mail/links/message-links";
import { Button } from "./_components/button";
import { EmailLayout } from "./_components/email-layout";
import { EmailSection } from "./_components/email-table";
import { Footer } from "./_components/footer";
import { SAMPLE_SENDER_INFO } from "./_components/sample-sender-info";
import { LINK_STYLE, TEXT_STYLES } from "./_components/styles";
import { paragraphs, textFooter } from "./_components/text-parts";

type Props = Omit<ConfirmationInput, "email"> & { senderInfo: SenderInfo };

const subject = ({ city }: Props) => `Please confirm your weekly ${city} guide`;
const ask = (city: string) =>
  `Someone, we hope you, asked us to send the ${city} restaurant guide to this address. One guide, every Thursday. Say yes and the next one is yours.`;
const PROMISE = "New restaurants each week, every pick with its reasons and its sources. Unsubscribe anytime.";
/** Whoever owns the address decides: a link to an account is asked for afterwards, and is theirs to give. */
const whoAsked = (username: string) =>
  `Somebody signed in as ${username} asked for this. Confirming links your address to no account: if ${username} is yours, the page after it asks whether to.`;
const EXPIRY = `The link works for ${CONFIRMATION_LINK_DAYS} days.`;
const REASON = "If it wasn't you, do nothing: without your click we send nothing more.";

/** The first half of the double opt-in. */
export default function ConfirmSubscription(props: Props) {
  const { senderInfo, city, confirmToken, askedBy } = props;
  const url = messageLinks.confirm(senderInfo.appUrl, confirmToken);
  return (
    <EmailLayout
      senderInfo={senderInfo}
      title={subject(props)}
      preheader={`Confirm your address and the next ${city} guide is yours.`}
      footer={<Footer senderInfo={senderInfo} reason={REASON} />}
    >
      <EmailSection padding="26px 32px 40px">
        <h1 className="k-ink k-big" style={TEXT_STYLES.heading}>
          Is it really you?
        </h1>
        <p className="k-ink" style={{ ...TEXT_STYLES.lede, padding: "18px 0 24px" }}>
          {ask(city)}
        </p>
        <Button href={url}>Confirm my subscription</Button>
        <p className="k-soft" style={{ ...TEXT_STYLES.body, paddingTop: "24px" }}>
          {PROMISE}
        </p>
        {askedBy && (
          <p className="k-soft" style={{ ...TEXT_STYLES.body, paddingTop: "18px" }}>
            {whoAsked(askedBy)}
          </p>
        )}
        <p className="k-faint" style={{ ...TEXT_STYLES.fact, paddingTop: "18px" }}>
          {EXPIRY} If the button does nothing, open this address:
          <br />
          <a href={url} className="k-link" style={{ ...LINK_STYLE, wordBreak: "break-all" }}>
            {url}
          </a>
        </p>
      </EmailSection>
    </EmailLayout>
  );
}

ConfirmSubscription.subject = subject;

ConfirmSubscription.text = ({ senderInfo, city, confirmToken, askedBy }: Props) =>
  paragraphs(
    "Is it really you?",
    ask(city),
    `Confirm my subscription:\n${messageLinks.confirm(senderInfo.appUrl, confirmToken)}`,
    EXPIRY,
    PROMISE,
    ...(askedBy ? [whoAsked(askedBy)] : []),
    textFooter(senderInfo, REASON),
  );

ConfirmSubscription.PreviewProps = {
  senderInfo: SAMPLE_SENDER_INFO,
  city: "San Francisco",
  confirmToken: "preview-of-a-confirmation",
  askedBy: null,
} satisfies Props;
