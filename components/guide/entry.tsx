import type { GuideEntry } from "@/lib/contracts/guide";
import { Cover } from "../cover/cover";
import { Photo } from "../cover/photo";
import { toStatusTarget } from "../status/status-target";
import { CollapsibleEntry } from "./collapsible-entry";
import { entryAnchor } from "./entry-anchor";
import { EntryFacts } from "./entry-facts";
import { EntryStatus } from "./entry-status";
import type { Reader } from "./reader";
import { ReportPlace } from "./report-place";
import { WhyThisPick } from "./why-this-pick";

type Props = { entry: GuideEntry; guideId: string; number: number; avoid?: readonly number[]; reader: Reader };

export function Entry({ reader, ...props }: Props) {
  const { restaurant } = props.entry;
  if (reader.isSignedIn) {
    return (
      <CollapsibleEntry restaurant={toStatusTarget(restaurant)} number={props.number}>
        <Content {...props} canMark />
      </CollapsibleEntry>
    );
  }
  return (
    <section id={entryAnchor(restaurant.id)} tabIndex={-1} aria-label={restaurant.name} className="guide-entry">
      <Content {...props} />
    </section>
  );
}

function Content({ entry, guideId, number, avoid, canMark = false }: Omit<Props, "reader"> & { canMark?: boolean }) {
  const { restaurant } = entry;
  return (
    <>
      <Picture entry={entry} avoid={avoid} />
      <span className="guide-numeral" aria-hidden="true">
        {number}
      </span>
      <div className="guide-entry-titles">
        <h2 className="text-h3 leading-[1.08] wrap-anywhere">{restaurant.name}</h2>
        <EntryFacts restaurant={restaurant} />
      </div>
      <div className="guide-entry-body">
        <p className="max-w-measure">{entry.flavorText}</p>
        <WhyThisPick entry={entry} />
        {canMark && <EntryStatus restaurant={toStatusTarget(restaurant)} guideId={guideId} />}
        <ReportPlace restaurant={{ id: restaurant.id, name: restaurant.name }} guideId={guideId} />
      </div>
    </>
  );
}

function Picture({ entry: { photoUrl, photoAttribution, restaurant }, avoid }: Pick<Props, "entry" | "avoid">) {
  const { id, cuisines, city } = restaurant;
  const cover = <Cover id={id} cuisine={cuisines[0] ?? ""} city={city} avoid={avoid} shape="square" />;
  return (
    <figure className="guide-entry-picture">
      <div className="art">
        {photoUrl ? <Photo src={photoUrl} alt={`At ${restaurant.name}`} fallback={cover} /> : cover}
      </div>
      {photoUrl && photoAttribution && (
        <figcaption className="photo-credit mt-1.5 text-small text-ink-faint">
          Photo: {photoAttribution.source}
        </figcaption>
      )}
    </figure>
  );
}
