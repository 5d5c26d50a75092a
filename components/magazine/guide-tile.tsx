import Link from "next/link";
import type { GuideSummary } from "@/lib/contracts/guide";
import { splitTitle } from "@/lib/core/split-title";
import { Cover } from "../cover/cover";
import { Photo } from "../cover/photo";
import { LIFTING_ART, SUBTITLE } from "../guide/guide-card";
import { RelativeAge } from "../guide/relative-age";
import { classNames } from "../ui/class-names";
import { GuideKind } from "./guide-kind";

type Props = {
  guide: GuideSummary;
  drawing: string;
  asOf: string;
  isFirst?: boolean;
  level?: "h2" | "h3";
};

/** A guide in a list of the magazine: its picture, title, who it is by, and its age. */
export function GuideTile({ guide, drawing, asOf, isFirst, level: Heading = "h3" }: Props) {
  const { id, name, city, createdAt, coverCuisine, heroImageUrl } = guide;
  const { title, subtitle } = splitTitle(name);
  const cover = <Cover id={id} cuisine={coverCuisine} city={city} drawing={drawing} isFirst={isFirst} />;
  return (
    <article className="group relative grid grid-cols-[96px_minmax(0,1fr)] items-center gap-x-4 md:grid-cols-1 md:content-start md:gap-3">
      <div className={classNames("art aspect-square md:aspect-3/2", LIFTING_ART)}>
        {heroImageUrl ? <Photo src={heroImageUrl} alt="" isFirst={isFirst} fallback={cover} /> : cover}
      </div>
      <div className="min-w-0">
        <Heading className="text-row leading-card wrap-anywhere">
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
        </Heading>
        <p className="mt-1.5 text-small text-ink-faint">
          <GuideKind guide={guide} /> · <RelativeAge createdAt={createdAt} asOf={asOf} />
        </p>
      </div>
    </article>
  );
}
