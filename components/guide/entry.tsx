import type { GuideEntry } from "@/lib/guides/contract";
import { Cover } from "../cover/cover";
import { Photo } from "../cover/photo";
import { EntryFacts } from "./entry-facts";
import { EntryStatus } from "./entry-status";
import type { Reader } from "./reader";
import { WhyThisPick } from "./why-this-pick";

type Props = { entry: GuideEntry; number: number; avoid?: readonly number[]; reader: Reader };

export const entryAnchor = (restaurantId: string): string => `restaurant-${restaurantId}`;

export function Entry({ entry, number, avoid, reader }: Props) {
  const { restaurant } = entry;
  return (
    <section id={entryAnchor(restaurant.id)} tabIndex={-1} aria-label={restaurant.name} className="guide-entry">
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
        {reader.isSignedIn && <EntryStatus restaurant={restaurant} />}
      </div>
    </section>
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
