import type { TasteLine } from "@/lib/taste/describe-taste";
import { Section } from "../magazine/section";
import { NearMe } from "./near-me";
import { YOUR_TASTE } from "./section-titles";

type Props = {
  line: TasteLine;
  /** Whether another part of the page already asks for more marks. */
  isQuiet: boolean;
};

/** What a reader's own marks say of their taste, in one line while they say nothing yet, and what is near them. */
export const TastePanel = ({ line: { text, grounds }, isQuiet }: Props) => (
  <>
    {grounds === null ? (
      !isQuiet && <p className="mt-6 max-w-measure text-ink-soft">{text}</p>
    ) : (
      <Section title={YOUR_TASTE}>
        <p className="max-w-measure font-display text-lede">{text}</p>
        <p className="mt-2 max-w-measure text-small text-ink-soft">{grounds}</p>
      </Section>
    )}
    <NearMe />
  </>
);
