import Link from "next/link";
import type { GuideSummary } from "@/lib/contracts/guide";
import { coverDrawing } from "@/lib/core/cover/shelf-covers";
import { splitTitle } from "@/lib/core/split-title";
import { Cover } from "../cover/cover";
import { Photo } from "../cover/photo";
import { LIFTING_ART, SUBTITLE } from "../guide/guide-card";
import { RelativeAge } from "../guide/relative-age";
import { GuideKind } from "./guide-kind";

type Props = { guide: GuideSummary; isThisWeeks: boolean; asOf: string };

/** The guide that a city's page opens with. */
export function LeadGuide({ guide, isThisWeeks, asOf }: Props) {
  const { title, subtitle } = splitTitle(guide.name);
  const cover = (
    <Cover id={guide.id} cuisine={guide.coverCuisine} city={guide.city} drawing={coverDrawing(guide)} isFirst />
  );
  return (
    <article className="group relative mt-8 grid gap-5 md:grid-cols-2 md:items-center md:gap-10 lg:grid-cols-[6fr_5fr] lg:gap-14">
      <div className={`art aspect-3/2 ${LIFTING_ART}`}>
        {guide.heroImageUrl ? <Photo src={guide.heroImageUrl} alt="" isFirst fallback={cover} /> : cover}
      </div>
      <div className="min-w-0">
        <p className="text-label font-strong text-coral-ink">
          {isThisWeeks ? "This week's guide" : "The latest guide"}
        </p>
        <h2 className="mt-2 text-lead tracking-[-0.025em] wrap-anywhere">
          <Link
            href={`/guide/${encodeURIComponent(guide.id)}`}
            prefetch={false}
            className="no-underline decoration-coral decoration-2 underline-offset-[0.14em] group-hover:underline after:absolute after:inset-0"
          >
            {title}
            {subtitle && (
              <>
                <span className="sr-only">: </span>
                <span className={`mt-2 text-lead-subtitle ${SUBTITLE}`}>{subtitle}</span>
              </>
            )}
          </Link>
        </h2>
        <p className="mt-3 line-clamp-3 text-body leading-normal text-ink-soft">{guide.introduction}</p>
        <p className="mt-2 text-small text-ink-faint">
          <GuideKind guide={guide} /> · <RelativeAge createdAt={guide.createdAt} asOf={asOf} />
        </p>
      </div>
    </article>
  );
}
