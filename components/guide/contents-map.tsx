import type { Guide } from "@/lib/contracts/guide";
import type { GuideMap } from "@/lib/web/guide-map";
import { toStatusTarget } from "../status/status-target";
import { StreetCredit } from "../ui/street-credit";
import { ContentsMapPin } from "./contents-map-pin";
import { entryAnchor } from "./entry-anchor";
import type { Reader } from "./reader";
import { StreetMap } from "./street-map";

type Props = { guide: Guide; map: GuideMap; reader: Reader };

/**
 * Where the entries are, numbered, among their streets. Rendered with the page, without a script or a map library. Members
 * have the large map too.
 */
export function ContentsMap({ guide: { id, entries }, map, reader }: Props) {
  return (
    <figure className="mt-2 mb-6 max-w-140 lg:mb-0 lg:not-low-window:mt-8">
      {/* The list above has the same for screen readers and keyboards. */}
      <StreetMap map={map}>
        {entries.map(({ id: entryId, restaurant }, index) => (
          <a key={entryId} href={`#${entryAnchor(restaurant.id)}`} tabIndex={-1} className="group">
            <title>{restaurant.name}</title>
            <g transform={`translate(${at(map.pins[index]?.x)} ${at(map.pins[index]?.y)})`}>
              <circle r="16" className="fill-transparent" />
              <ContentsMapPin restaurant={toStatusTarget(restaurant)}>
                <circle
                  r="12"
                  className="fill-coral stroke-marker-edge group-hover:fill-coral-deep group-data-unwanted/pin:fill-sunk group-data-unwanted/pin:stroke-edge"
                  strokeWidth="1.4"
                />
                <text
                  y="4.5"
                  textAnchor="middle"
                  className="fill-on-coral text-small font-bold group-data-unwanted/pin:fill-ink-faint"
                >
                  {index + 1}
                </text>
              </ContentsMapPin>
            </g>
          </a>
        ))}
      </StreetMap>
      <figcaption className="mt-2.5 text-small text-ink-faint">
        {describeAreas(entries)}{" "}
        {reader.isSignedIn && (
          <a
            href={`/map?guide=${encodeURIComponent(id)}`}
            className="inline-flex min-h-8 pointer-coarse:touch-8 items-center font-semibold text-coral-ink"
          >
            Open the map
          </a>
        )}
        <span className="block">
          <StreetCredit />
        </span>
      </figcaption>
    </figure>
  );
}

const at = (pixel = 0): number => Number(pixel.toFixed(1));

/** "Outer Sunset and Parkside.", or the first two of more. */
function describeAreas(entries: Guide["entries"]): string {
  const names = [...new Set(entries.map(({ restaurant: { neighbourhood, city } }) => neighbourhood ?? city))];
  const [first = "", second] = names;
  if (names.length > 2) return `${first}, ${second} and ${names.length - 2} more.`;
  return second ? `${first} and ${second}.` : `${first}.`;
}
