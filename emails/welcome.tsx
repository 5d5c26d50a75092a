import { splitTitle } from "@/lib/guides/split-title";
import { links } from "@/lib/newsletter/links";
import { type Letterhead, TEST_RECIPIENT_TOKENS, type WelcomeInput } from "@/lib/newsletter/messages";
import { Button } from "./_components/button";
import { Footer } from "./_components/footer";
import { Frame } from "./_components/frame";
import { TYPE } from "./_components/ink";
import { paragraphs, plainFooter } from "./_components/plain";
import { SAMPLE_LETTERHEAD } from "./_components/sample-letterhead";
import { Band } from "./_components/table";
import { reasonOf, thursday } from "./_components/weekly-words";

type Props = Omit<WelcomeInput, "email"> & { letterhead: Letterhead };

const subject = ({ firstThursday, city }: Props) => `You're in: ${city} arrives ${thursday(firstThursday)}`;
const promise = ({ city, firstThursday }: Props) =>
  `Your first ${city} guide comes on ${thursday(firstThursday)}, in the morning, and another one each Thursday after that.`;
const HOW =
  "Under each place there are five small links. Save it, or say how it was: what you tell us is kept for your map, with an account or without.";

/** After the confirmation. */
export default function Welcome(props: Props) {
  const { letterhead, city, latestGuide, unsubscribeToken } = props;
  const { appUrl } = letterhead;
  return (
    <Frame
      letterhead={letterhead}
      title={subject(props)}
      preheader={latestGuide ? `Until then: ${latestGuide.name}.` : promise(props)}
      footer={
        <Footer
          letterhead={letterhead}
          reason={reasonOf(city)}
          links={[{ href: links.unsubscribe(appUrl, unsubscribeToken), words: "Unsubscribe with one click" }]}
        />
      }
    >
      <Band padding="26px 32px 40px">
        <h1 className="k-ink k-big" style={TYPE.heading}>
          You're in.
        </h1>
        <p className="k-ink" style={{ ...TYPE.lede, padding: "18px 0 14px" }}>
          {promise(props)}
        </p>
        <p className="k-soft" style={{ ...TYPE.body, paddingBottom: "24px" }}>
          {HOW}
        </p>
        {latestGuide && (
          <>
            <p className="k-soft" style={{ ...TYPE.subtitle, paddingBottom: "16px" }} dir="auto">
              {`Until then: ${splitTitle(latestGuide.name).title}`}
            </p>
            <Button href={links.guide(appUrl, latestGuide.id)}>Read the latest guide</Button>
          </>
        )}
      </Band>
    </Frame>
  );
}

Welcome.subject = subject;

Welcome.text = (props: Props) => {
  const { letterhead, city, latestGuide, unsubscribeToken } = props;
  const { appUrl } = letterhead;
  return paragraphs(
    "You're in.",
    promise(props),
    HOW,
    latestGuide && `Until then: ${latestGuide.name}\n${links.guide(appUrl, latestGuide.id)}`,
    plainFooter(letterhead, reasonOf(city), `Unsubscribe: ${links.unsubscribe(appUrl, unsubscribeToken)}`),
  );
};

Welcome.PreviewProps = {
  letterhead: SAMPLE_LETTERHEAD,
  city: "San Francisco",
  unsubscribeToken: TEST_RECIPIENT_TOKENS.unsubscribeToken,
  firstThursday: "2026-11-26",
  latestGuide: { id: "fog-belt-dkpnpy", name: "The Fog Belt: Warm rooms west of Nineteenth Avenue" },
} satisfies Props;
