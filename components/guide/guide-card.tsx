import Link from "next/link";
import type { GuideSummary } from "@/lib/contracts/guide";
import { splitTitle } from "@/lib/core/split-title";
import { Cover } from "../cover/cover";
import { Photo } from "../cover/photo";
import { classNames } from "../ui/class-names";
import { RelativeAge } from "./relative-age";

/** How much space a card takes: rows on phones, and on wider screens one lead, one wide, the rest plain. */
export type CardSize = "lead" | "wide" | "plain" | "row";

type Props = {
  guide: Pick<GuideSummary, "id" | "name" | "city" | "createdAt" | "introduction" | "heroImageUrl" | "coverCuisine">;
  size?: CardSize;
  /** ISO time at which this card was rendered. */
  asOf: string;
  isFirst?: boolean;
};

export function GuideCard({ guide, size = "plain", asOf, isFirst }: Props) {
  const { title, subtitle } = splitTitle(guide.name);
  const cover = <Cover id={guide.id} cuisine={guide.coverCuisine} city={guide.city} isFirst={isFirst} />;
  return (
    <article className={`guide-card group guide-card-${size}`}>
      <div className="art">
        {guide.heroImageUrl ? <Photo src={guide.heroImageUrl} alt="" isFirst={isFirst} fallback={cover} /> : cover}
      </div>
      <div className="min-w-0">
        <h3 className="guide-card-title wrap-anywhere">
          <Link
            href={`/guide/${encodeURIComponent(guide.id)}`}
            prefetch={false}
            className="no-underline decoration-coral decoration-2 underline-offset-[0.14em] group-hover:underline after:absolute after:inset-0"
          >
            {title}
            {subtitle && (
              <>
                <span className="sr-only">: </span>
                <span className="guide-card-subtitle">{subtitle}</span>
              </>
            )}
          </Link>
        </h3>
        <p className={classNames("guide-card-words line-clamp-2 text-ink-soft")}>{guide.introduction}</p>
        <p className="mt-1.5 text-small text-ink-faint">
          {guide.city} · <RelativeAge createdAt={guide.createdAt} asOf={asOf} />
        </p>
      </div>
    </article>
  );
}
