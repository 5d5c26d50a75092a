import Link from "next/link";
import type { GuideListItem } from "@/lib/client/guide-list-item";
import { splitTitle } from "@/lib/core/split-title";
import { Cover } from "../cover/cover";
import { Photo } from "../cover/photo";
import { LIFTING_ART, SUBTITLE } from "../guide/guide-card";
import { RelativeAge } from "../guide/relative-age";

export const ROW_CARD =
  "relative grid grid-cols-[116px_minmax(0,1fr)] items-center gap-x-4 md:grid-cols-[200px_minmax(0,1fr)] md:gap-x-6";
export const ROW_ART = "aspect-square md:aspect-3/2";

type Props = { guide: GuideListItem; drawing: string; asOf: string; isFirst: boolean };

/** One guide of the list: its picture, name, city and age. */
export function GuideRow({ guide, drawing, asOf, isFirst }: Props) {
  const { id, name, city, createdAt, coverCuisine, heroImageUrl } = guide;
  const { title, subtitle } = splitTitle(name);
  const cover = <Cover id={id} cuisine={coverCuisine} city={city} drawing={drawing} isFirst={isFirst} />;
  return (
    <article className={`group ${ROW_CARD}`}>
      <div className={`art ${LIFTING_ART} ${ROW_ART}`}>
        {heroImageUrl ? <Photo src={heroImageUrl} alt="" isFirst={isFirst} fallback={cover} /> : cover}
      </div>
      <div className="min-w-0">
        <h2 className="text-row leading-card wrap-anywhere md:text-sheet">
          <Link
            href={`/guide/${encodeURIComponent(id)}`}
            prefetch={false}
            className="no-underline decoration-coral decoration-2 underline-offset-[0.14em] group-hover:underline after:absolute after:inset-0"
          >
            {title}
            {subtitle && (
              <>
                <span className="sr-only">: </span>
                <span className={`mt-0.75 text-card-subtitle leading-list ${SUBTITLE}`}>{subtitle}</span>
              </>
            )}
          </Link>
        </h2>
        <p className="mt-1.5 text-small text-ink-faint">
          {city} · <RelativeAge createdAt={createdAt} asOf={asOf} />
        </p>
      </div>
    </article>
  );
}
