import { capitalize } from "@/lib/core/capitalize";
import { formatDistance } from "@/lib/core/format-distance";
import { joinWithAnd } from "@/lib/core/join-list";
import type { MatchedPlace } from "@/lib/magazine/places/matched-place";
import type { Near } from "@/lib/magazine/places/read-near";
import { PlaceRows } from "./place-rows";

/** What has all of two words needs not repeat them. */
const TOLD_MIN = 3;

type Props = { places: readonly MatchedPlace[]; near: Near | null; now: Date };

/** Places that a search found, each with what it has of it, what isn't known, and how far away it is. */
export const FoundPlaces = ({ places, near, now }: Props) => (
  <PlaceRows places={places.map((each) => ({ place: each.place, reason: describeMatch(each, near) }))} now={now} />
);

/** "Noodles, $; vegetarian not known. 0.6 mi from Lake Merritt." Of a short search that it has all of, the distance alone. */
export function describeMatch(
  { met, mentioned, unknown, against, told: also = [], meters }: MatchedPlace,
  near: Near | null,
): string {
  const told = mentioned.length > 0 ? [`${joinWithAnd(mentioned)} only mentioned`] : [];
  const missing = [...against, ...told, ...(unknown.length > 0 ? [`${joinWithAnd(unknown)} not known`] : [])];
  const isPlain = missing.length === 0 && met.length < TOLD_MIN;
  const match = capitalize(
    [[...(isPlain ? [] : met), ...also].join(", "), missing.join(", ")].filter(Boolean).join("; "),
  );
  const distance = near && meters !== null ? `${formatDistance(meters)} from ${near.name}` : "";
  return [match, distance].filter(Boolean).join(" · ");
}
