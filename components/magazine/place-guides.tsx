import type { GuideSummary } from "@/lib/contracts/guide";
import { Icon } from "../ui/icon";
import { GuideLinks } from "./guide-links";
import { Section } from "./section";

type Props = { guides: readonly GuideSummary[]; restaurantId: string };

const SHOWN = 4;

/** The guides that name a place, the first of them in view: a well-known one has more than its page tells of itself. */
export function PlaceGuides({ guides, restaurantId }: Props) {
  if (guides.length === 0) return null;
  // One alone isn't worth a press.
  const shown = guides.length > SHOWN + 1 ? SHOWN : guides.length;
  return (
    <Section title={guides.length === 1 ? "In one guide" : `In ${guides.length} guides`}>
      <GuideLinks guides={guides.slice(0, shown)} restaurantId={restaurantId} />
      {shown < guides.length && (
        <details className="group border-t border-rule">
          <summary className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-field text-ui font-semibold text-coral-ink hover:underline print:hidden [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">Show all {guides.length} guides</span>
            <span className="hidden group-open:inline">Show only the first {shown}</span>
            <Icon name="chevron" size={16} className="group-open:rotate-180" />
          </summary>
          <GuideLinks guides={guides.slice(shown)} restaurantId={restaurantId} />
        </details>
      )}
    </Section>
  );
}
