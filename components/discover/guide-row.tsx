import type { GuideListItem } from "@/lib/client/guide-list-item";
import { coverDrawing } from "@/lib/core/cover/shelf-covers";
import { LIFTING_ART } from "../guide/guide-card";
import { GuidePicture } from "../guide/guide-picture";
import { GuideTitleLink } from "../guide/guide-title-link";
import { RelativeAge } from "../guide/relative-age";
import { GuideKind } from "../magazine/guide-kind";
import { FactsLine } from "../ui/facts-line";

export const ROW_CARD =
  "relative isolate grid grid-cols-[116px_minmax(0,1fr)] items-center gap-x-4 md:grid-cols-[200px_minmax(0,1fr)] md:gap-x-6";
export const ROW_ART = "aspect-square md:aspect-3/2";

type Props = { guide: GuideListItem; isThisWeeks?: boolean; asOf: string; isFirst: boolean };

/** One guide of the list: its picture, name, city and age, and whether a reader made it. */
export function GuideRow({ guide, isThisWeeks = false, asOf, isFirst }: Props) {
  const { city, createdAt } = guide;
  return (
    <article className={`group ${ROW_CARD}`}>
      <div className={`art ${LIFTING_ART} ${ROW_ART}`}>
        <GuidePicture guide={guide} drawing={coverDrawing(guide)} isFirst={isFirst} />
      </div>
      <div className="min-w-0">
        {isThisWeeks && <p className="mb-1 text-label font-strong text-coral-ink">This week's guide</p>}
        <h2 className="text-row leading-card wrap-anywhere md:text-sheet">
          <GuideTitleLink guide={guide} subtitle="mt-0.75 text-card-subtitle leading-list" />
        </h2>
        <p className="mt-1.5 text-small text-ink-faint">
          <FactsLine>
            {city}
            <RelativeAge createdAt={createdAt} asOf={asOf} />
            <GuideKind guide={guide} />
          </FactsLine>
        </p>
      </div>
    </article>
  );
}
