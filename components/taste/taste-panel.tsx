import type { TasteLine } from "@/lib/taste/describe-taste";
import { Section } from "../magazine/section";
import { NearMe } from "./near-me";

/** What a reader's own marks say of their taste, and what is near them. */
export const TastePanel = ({ line: { text, grounds } }: { line: TasteLine }) => (
  <>
    <Section title="Your taste">
      <p className="max-w-measure font-display text-lede">{text}</p>
      {grounds && <p className="mt-2 max-w-measure text-small text-ink-soft">{grounds}</p>}
    </Section>
    <NearMe />
  </>
);
