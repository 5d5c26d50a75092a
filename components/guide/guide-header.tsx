import Link from "next/link";
import { BYLINES } from "@/lib/contracts/authorship";
import type { Guide } from "@/lib/contracts/guide";
import { formatDate } from "@/lib/core/california-time";
import { splitTitle } from "@/lib/core/split-title";
import { cityPath } from "@/lib/web/public-paths";
import { Cover } from "../cover/cover";
import { Photo } from "../cover/photo";
import { GuideKind } from "../magazine/guide-kind";
import { PHOTO_CREDIT } from "./entry-classes";
import { GuideUpdates } from "./guide-updates";

type Props = { guide: Guide; cover: string };

export function GuideHeader({ guide, cover }: Props) {
  const { title, subtitle } = splitTitle(guide.name);
  return (
    <header className="grid gap-4 md:gap-6 md:pt-2 lg:grid-cols-[5fr_6fr] lg:items-end lg:gap-14 lg:pt-6">
      <Hero guide={guide} drawing={cover} />
      <div className="min-w-0">
        <h1 className="text-title wrap-anywhere">
          {title}
          {subtitle && (
            <>
              <span className="sr-only">: </span>
              <span className="mt-2 block font-display md:mt-3.5 text-subtitle text-ink-soft italic">{subtitle}</span>
            </>
          )}
        </h1>
        <p className="mt-3 flex flex-wrap gap-x-2 gap-y-0.5 text-ui text-ink-soft sm:gap-x-3.5">
          <Link href={cityPath(guide.city)} prefetch={false} className="link -my-1 py-1 pointer-coarse:touch-bare">
            {guide.city}
          </Link>
          <time dateTime={guide.createdAt}>{formatDate(guide.createdAt)}</time>
          <GuideKind guide={guide} />
          <span>{BYLINES[guide.writtenBy]}</span>
          {guide.usesGoogle && (
            <span>
              Places data: <span translate="no">Google Maps</span>
            </span>
          )}
        </p>
        <GuideUpdates updates={guide.updates} />
        {guide.notes.map((note) => (
          <p key={note} className="mt-2 max-w-measure text-ui text-ink-soft">
            {note}
          </p>
        ))}
      </div>
    </header>
  );
}

function Hero({ guide, drawing }: { guide: Guide; drawing: string }) {
  const credit = guide.heroImageAttribution;
  const cover = <Cover id={guide.id} cuisine={guide.coverCuisine} city={guide.city} drawing={drawing} isFirst />;
  return (
    <figure className="lg:order-2">
      <div className="peer art -mx-gutter aspect-2/1 rounded-none md:mx-0 md:aspect-5/2 md:rounded-art lg:aspect-16/9">
        {guide.heroImageUrl ? (
          <Photo src={guide.heroImageUrl} alt={credit ? `At ${credit.restaurantName}` : ""} isFirst fallback={cover} />
        ) : (
          cover
        )}
      </div>
      {guide.heroImageUrl ? (
        credit && (
          <figcaption className={`mt-2 text-small text-ink-faint ${PHOTO_CREDIT}`}>
            {`Photo: ${credit.restaurantName}, ${credit.source}`}
          </figcaption>
        )
      ) : (
        <figcaption className="mt-2 text-small text-ink-faint">Cover drawn for this guide</figcaption>
      )}
    </figure>
  );
}
