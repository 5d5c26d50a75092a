import type { Guide } from "@/lib/contracts/guide";
import { landPath } from "@/lib/core/geo/draw-land";
import { fitFrame } from "@/lib/core/geo/map-frame";
import { toStatusTarget } from "../status/status-target";
import { ContentsMapPin } from "./contents-map-pin";
import { entryAnchor } from "./entry-anchor";
import { spreadPins } from "./spread-pins";

const SIZE = { width: 320, height: 240 };
const PADDING = 36;
const PIN_GAP = 25;

type Props = { guide: Guide; isSignedIn: boolean };

/** Where the entries are, numbered. Rendered with the page, without a script or a map library. */
export function ContentsMap({ guide: { id, entries }, isSignedIn }: Props) {
  const frame = fitFrame(
    entries.map(({ restaurant }) => restaurant),
    { ...SIZE, padding: PADDING },
  );
  const spots = entries.map(({ restaurant }) => frame.toPixel(restaurant)).map(([x, y]) => ({ x, y }));
  const pins = spreadPins(spots, PIN_GAP, SIZE);
  return (
    <figure className="mt-8 [@media(height<50rem)]:hidden">
      {/* The list above has the same for screen readers and keyboards. */}
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        aria-hidden="true"
        className="block w-full rounded-art bg-water"
      >
        <path d={landPath(frame)} className="fill-land stroke-rule" fillRule="evenodd" strokeLinejoin="round" />
        {entries.map(({ id, restaurant }, index) => (
          <a key={id} href={`#${entryAnchor(restaurant.id)}`} tabIndex={-1} className="group">
            <title>{restaurant.name}</title>
            <g transform={`translate(${at(pins[index]?.x)} ${at(pins[index]?.y)})`}>
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
      </svg>
      <figcaption className="mt-2.5 text-small text-ink-faint">
        {describeAreas(entries)}{" "}
        {isSignedIn && (
          <a href={`/map?guide=${encodeURIComponent(id)}`} className="font-semibold text-coral-ink">
            Open the map
          </a>
        )}
        <span className="block">
          Land ©{" "}
          <a href="https://www.openstreetmap.org/copyright" rel="noopener" className="text-inherit">
            OpenStreetMap
          </a>{" "}
          contributors
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
