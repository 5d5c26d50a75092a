import type { ReactNode } from "react";
import type { GuideEntry } from "@/lib/contracts/guide";
import { guidePath } from "@/lib/web/public-paths";
import { Cover } from "../cover/cover";
import { Photo } from "../cover/photo";
import { AddToList } from "../lists/add-to-list";
import { toStatusTarget } from "../status/status-target";
import { VisitorMarks } from "../status/visitor-marks";
import { PlaceActions } from "../ui/place-actions";
import { PlacePictureLink, PlaceRowLink } from "../ui/place-link";
import { CollapsibleEntry } from "./collapsible-entry";
import { entryAnchor } from "./entry-anchor";
import { OPEN_ENTRY, OPEN_NUMERAL, PHOTO_CREDIT } from "./entry-classes";
import { EntryFacts } from "./entry-facts";
import { EntryStatus } from "./entry-status";
import type { Reader } from "./reader";
import { ReportPlace } from "./report-place";
import { WhyThisPick } from "./why-this-pick";

const VISITORS_CHOICES = ["interested"] as const;

type Props = {
  entry: GuideEntry;
  guideId: string;
  number: number;
  drawing: string;
  reader: Reader;
  /** Below it. */
  children?: ReactNode;
};

export function Entry({ reader, children, ...props }: Props) {
  const { restaurant } = props.entry;
  if (reader.isSignedIn) {
    return (
      <CollapsibleEntry restaurant={toStatusTarget(restaurant)} number={props.number}>
        <Content {...props} canMark />
      </CollapsibleEntry>
    );
  }
  return (
    <section id={entryAnchor(restaurant.id)} tabIndex={-1} aria-label={restaurant.name} className={OPEN_ENTRY}>
      <Content {...props} />
      {children && <div className="col-span-full">{children}</div>}
    </section>
  );
}

function Content({
  entry,
  guideId,
  number,
  drawing,
  canMark = false,
}: Omit<Props, "reader" | "children"> & { canMark?: boolean }) {
  const { restaurant } = entry;
  return (
    <>
      <span className={OPEN_NUMERAL} aria-hidden="true">
        {number}
      </span>
      <div className="min-w-0 md:col-start-2 md:row-start-1">
        <h2 className="text-h3 leading-entry wrap-break-word group-target/entry:underline group-target/entry:decoration-coral group-target/entry:decoration-3 group-target/entry:underline-offset-[0.14em]">
          <PlaceRowLink restaurant={restaurant} />
        </h2>
        <EntryFacts restaurant={restaurant} />
      </div>
      <Picture entry={entry} drawing={drawing} />
      <div className="grid gap-4 max-md:col-span-full md:col-start-2 md:row-start-2 md:content-start">
        <p className="max-w-measure">{entry.flavorText}</p>
        {restaurant.isOpen && <PlaceActions restaurant={restaurant} />}
        <WhyThisPick entry={entry} />
        {canMark && <EntryStatus restaurant={toStatusTarget(restaurant)} guideId={guideId} />}
        <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-5 gap-y-3">
          {canMark ? (
            <AddToList restaurant={{ id: restaurant.id, name: restaurant.name }} />
          ) : (
            <VisitorMarks
              restaurant={restaurant}
              choices={VISITORS_CHOICES}
              next={`${guidePath(guideId)}#${entryAnchor(restaurant.id)}`}
              guideId={guideId}
            />
          )}
          <ReportPlace
            restaurant={{ id: restaurant.id, name: restaurant.name }}
            isApproximate={restaurant.hasApproximateCoordinates}
            guideId={guideId}
          />
        </div>
      </div>
    </>
  );
}

function Picture({ entry: { photoUrl, photoAttribution, restaurant }, drawing }: Pick<Props, "entry" | "drawing">) {
  const { id, cuisines, city } = restaurant;
  const cover = <Cover id={id} cuisine={cuisines[0] ?? ""} city={city} drawing={drawing} />;
  return (
    <figure className="max-md:col-span-full md:col-start-3 md:row-span-2 md:row-start-1">
      <PlacePictureLink id={id} className="peer aspect-16/9 md:aspect-square">
        {photoUrl ? <Photo src={photoUrl} alt={`At ${restaurant.name}`} fallback={cover} /> : cover}
      </PlacePictureLink>
      {photoUrl && photoAttribution && (
        <figcaption className={`mt-1.5 text-small text-ink-faint ${PHOTO_CREDIT}`}>
          Photo: {photoAttribution.source}
        </figcaption>
      )}
    </figure>
  );
}
