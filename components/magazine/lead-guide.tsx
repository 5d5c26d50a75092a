import type { GuideSummary } from "@/lib/contracts/guide";
import { blurb } from "@/lib/core/blurb";
import { coverDrawing } from "@/lib/core/cover/shelf-covers";
import { BLURB_LINES, LEAD_BLURB_MAX, LIFTING_ART } from "../guide/guide-card";
import { GuidePicture } from "../guide/guide-picture";
import { GuideTitleLink } from "../guide/guide-title-link";
import { RelativeAge } from "../guide/relative-age";
import { FactsLine } from "../ui/facts-line";
import { GuideKind } from "./guide-kind";

type Props = { guide: GuideSummary; isThisWeeks: boolean; asOf: string };

/** The guide that a city's page opens with. */
export function LeadGuide({ guide, isThisWeeks, asOf }: Props) {
  return (
    <article className="group relative isolate mt-8 grid gap-5 md:grid-cols-2 md:items-center md:gap-10 lg:grid-cols-[6fr_5fr] lg:gap-14">
      <div className={`art aspect-3/2 ${LIFTING_ART}`}>
        <GuidePicture guide={guide} drawing={coverDrawing(guide)} isFirst />
      </div>
      <div className="min-w-0">
        <p className="text-label font-strong text-coral-ink">
          {isThisWeeks ? "This week's guide" : "The latest guide"}
        </p>
        <h2 className="mt-2 text-lead tracking-[-0.025em] wrap-anywhere">
          <GuideTitleLink guide={guide} subtitle="mt-2 text-lead-subtitle" />
        </h2>
        <p className={`mt-3 text-body leading-normal text-ink-soft ${BLURB_LINES}`}>
          {blurb(guide.introduction, LEAD_BLURB_MAX)}
        </p>
        <p className="mt-2 text-small text-ink-faint">
          <FactsLine>
            <GuideKind guide={guide} />
            <RelativeAge createdAt={guide.createdAt} asOf={asOf} />
          </FactsLine>
        </p>
      </div>
    </article>
  );
}
