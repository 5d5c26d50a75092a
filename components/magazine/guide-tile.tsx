import type { GuideSummary } from "@/lib/contracts/guide";
import { blurb } from "@/lib/core/blurb";
import { coverDrawing } from "@/lib/core/cover/shelf-covers";
import { BLURB_LINES, BLURB_MAX, LIFTING_ART } from "../guide/guide-card";
import { GuidePicture } from "../guide/guide-picture";
import { GuideTitleLink } from "../guide/guide-title-link";
import { RelativeAge } from "../guide/relative-age";
import { classNames } from "../ui/class-names";
import { FactsLine } from "../ui/facts-line";
import { GuideKind } from "./guide-kind";

type Props = {
  guide: GuideSummary;
  /** Why it is here. */
  reason?: string | undefined;
  namesCity?: boolean;
  /** Whether it says how the guide begins, where it has no reason to be here. */
  hasBlurb?: boolean;
  asOf: string;
  /** Whether who reads sparked it. */
  isOwn?: boolean;
  isFirst?: boolean;
  level?: "h2" | "h3";
  /** A part of a page whose articles are others. */
  as?: "article" | "div";
};

/** A guide in a list of the magazine: its picture, title, who it is by, and its age. */
export function GuideTile({
  guide,
  reason,
  namesCity,
  hasBlurb = false,
  asOf,
  isOwn,
  isFirst,
  level: Heading = "h3",
  as: Tile = "article",
}: Props) {
  return (
    <Tile className="group relative isolate grid grid-cols-[96px_minmax(0,1fr)] items-center gap-x-4 md:grid-cols-1 md:content-start md:gap-3">
      <div className={classNames("art aspect-square md:aspect-3/2", LIFTING_ART)}>
        <GuidePicture guide={guide} drawing={coverDrawing(guide)} isFirst={isFirst} />
      </div>
      <div className="min-w-0">
        <Heading className="text-row leading-card wrap-anywhere">
          <GuideTitleLink guide={guide} subtitle="mt-0.75 text-card-subtitle leading-list" />
        </Heading>
        {hasBlurb && !reason && (
          <p className={`mt-1.5 text-small text-ink-soft ${BLURB_LINES}`}>{blurb(guide.introduction, BLURB_MAX)}</p>
        )}
        <p className="mt-1.5 text-small text-ink-faint">
          <FactsLine>
            <GuideKind guide={{ ...guide, isOwn }} />
            {namesCity && guide.city}
            <RelativeAge createdAt={guide.createdAt} asOf={asOf} />
          </FactsLine>
        </p>
        {reason && <p className="mt-1 text-small text-ink-soft">{reason}</p>}
      </div>
    </Tile>
  );
}
