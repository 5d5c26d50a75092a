import type { MagazineGuide } from "@/lib/magazine/load";
import { GuideTile } from "./guide-tile";

type Props = {
  /** Each with why it is here, where that needs a word. */
  guides: readonly (MagazineGuide & { reason?: string })[];
  asOf: string;
  level?: "h2" | "h3";
  as?: "article" | "div";
  isFirst?: boolean;
  /** Where they are of several cities. */
  namesCity?: boolean;
  /** Where they are an answer, which says more of each. */
  hasBlurbs?: boolean;
  /** Those that who reads sparked. */
  ownIds?: ReadonlySet<string> | undefined;
  /** Three of them on a phone, where a link beside them leads to all. */
  isShorterOnPhones?: boolean;
};

const SHOWN_ON_PHONES = 3;

/** Guides in four columns, on phones one below the other. */
export function TileGrid({
  guides,
  asOf,
  level,
  as,
  isFirst,
  namesCity = false,
  hasBlurbs = false,
  ownIds,
  isShorterOnPhones = false,
}: Props) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 md:gap-x-7 md:gap-y-10 lg:grid-cols-4">
      {guides.map(({ guide, reason }, index) => (
        <li key={guide.id} className={isShorterOnPhones && index >= SHOWN_ON_PHONES ? "max-md:hidden" : undefined}>
          <GuideTile
            guide={guide}
            reason={reason}
            namesCity={namesCity}
            hasBlurb={hasBlurbs}
            asOf={asOf}
            isOwn={ownIds?.has(guide.id) ?? false}
            level={level}
            as={as}
            isFirst={isFirst && index < 4}
          />
        </li>
      ))}
    </ul>
  );
}
