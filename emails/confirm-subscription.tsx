import { links } from "@/lib/newsletter/links";
import type { ConfirmationInput, Letterhead } from "@/lib/newsletter/messages";
import { Button } from "./_components/button";
import { Footer } from "./_components/footer";
import { Frame } from "./_components/frame";
import { LINK, TYPE } from "./_components/ink";
import { paragraphs, plainFooter } from "./_components/plain";
import { SAMPLE_LETTERHEAD } from "./_components/sample-letterhead";
import { Band } from "./_components/table";

type Props = Omit<ConfirmationInput, "email"> & { letterhead: Letterhead };

const subject = ({ city }: Props) => `One click for the ${city} guide, every Thursday`;
const ask = (city: string) =>
  `Someone, we hope you, asked us to send the ${city} restaurant guide to this address. One guide, every Thursday. Say yes and the next one is yours.`;
const PROMISE =
  "New restaurants each week, curated by AI, grounded in real reviews. Unsubscribe anytime with one click.";
const EXPIRY = "The link works for 7 days.";
const REASON = "If it wasn't you, do nothing: without your click we send nothing more.";

/** The first half of the double opt-in. */
export default function ConfirmSubscription(props: Props) {
  const { letterhead, city, confirmToken } = props;
  const url = links.confirm(letterhead.appUrl, confirmToken);
  return (
    <Frame
      letterhead={letterhead}
      title={subject(props)}
      preheader={`Confirm your address and the next ${city} guide is yours.`}
      footer={<Footer letterhead={letterhead} reason={REASON} />}
    >
      <Band padding="26px 32px 40px">
        <h1 className="k-ink k-big" style={TYPE.heading}>
          Is it really you?
        </h1>
        <p className="k-ink" style={{ ...TYPE.lede, padding: "18px 0 24px" }}>
          {ask(city)}
        </p>
        <Button href={url}>Confirm my subscription</Button>
        <p className="k-soft" style={{ ...TYPE.body, paddingTop: "24px" }}>
          {PROMISE}
        </p>
        <p className="k-faint" style={{ ...TYPE.fact, paddingTop: "18px" }}>
          {EXPIRY} If the button does nothing, open this address:
          <br />
          <a href={url} className="k-link" style={{ ...LINK, wordBreak: "break-all" }}>
            {url}
          </a>
        </p>
      </Band>
    </Frame>
  );
}

ConfirmSubscription.subject = subject;

ConfirmSubscription.text = ({ letterhead, city, confirmToken }: Props) =>
  paragraphs(
    "Is it really you?",
    ask(city),
    `Confirm my subscription:\n${links.confirm(letterhead.appUrl, confirmToken)}`,
    EXPIRY,
    PROMISE,
    plainFooter(letterhead, REASON),
  );

ConfirmSubscription.PreviewProps = {
  letterhead: SAMPLE_LETTERHEAD,
  city: "San Francisco",
  confirmToken: "preview-of-a-confirmation",
} satisfies Props;
