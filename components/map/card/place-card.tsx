import { Cover } from "@/components/cover/cover";
import { AddToList } from "@/components/lists/add-to-list";
import { StatusMenu } from "@/components/status/status-menu";
import { ClosedMark } from "@/components/ui/closed-mark";
import { PlaceActions } from "@/components/ui/place-actions";
import { PlaceLine } from "@/components/ui/place-line";
import { PlaceLink, PlacePictureLink } from "@/components/ui/place-link";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { placeDrawing } from "@/lib/core/cover/place-drawing";
import { hoursText, mealsText } from "@/lib/core/place-facts";
import { PlaceDetails } from "./place-details";

type Props = {
  restaurant: Restaurant;
  /** From the reader; null where nobody knows where they are. */
  meters: number | null;
  now: Date;
  headingId: string;
  onError: (message: string) => void;
};

/** One restaurant with its details and the reader's status. */
export function PlaceCard({ restaurant, meters, now, headingId, onError }: Props) {
  const { id, name, cuisines, city, rating, userRatingCount, humanizedLocation, editorialSummary, isOpen } = restaurant;
  const hours = hoursText(restaurant, now) ?? mealsText(restaurant);
  return (
    <>
      {/* What is cut fades, so that it is seen to go on. */}
      <div className="min-h-0 overflow-auto overscroll-contain pt-1 pb-5 mask-b-from-[calc(100%-20px)]">
        <div className="grid grid-cols-[92px_1fr] items-start gap-4">
          <PlacePictureLink id={id} className="aspect-square">
            <Cover
              key={id}
              id={id}
              cuisine={cuisines[0] ?? ""}
              city={city}
              drawing={placeDrawing(restaurant)}
              shape="square"
              isFirst
            />
          </PlacePictureLink>
          <div className="min-w-0 pr-9">
            <h2 id={headingId} tabIndex={-1} className="text-sheet wrap-anywhere focus-visible:outline-offset-1">
              <PlaceLink restaurant={restaurant} />
            </h2>
            <p className="mt-1 text-ui text-ink-soft empty:hidden">
              <PlaceLine restaurant={restaurant} meters={meters} />
            </p>
            {rating !== null && (
              <p className="mt-0.5 text-ui text-ink-soft">
                <b className="font-semibold text-ink">{rating.toFixed(1)}</b>
                {userRatingCount !== null && ` from ${ratings(userRatingCount)}`}
              </p>
            )}
            <p className="mt-0.5 text-ui text-ink-soft">{humanizedLocation}</p>
            {hours && <p className="mt-0.5 text-ui font-semibold text-ink">{hours}</p>}
            {!isOpen && <ClosedMark />}
          </div>
        </div>
        {editorialSummary && <p className="mt-3 text-ui text-ink-soft">{editorialSummary}</p>}
        <PlaceDetails restaurant={restaurant} now={now} />
      </div>
      {/* Never below the fold, however much there is to say: what is wanted on the way there comes first. */}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="w-full">
          <PlaceActions restaurant={restaurant} kinds={ON_THE_WAY} isOneLine />
        </div>
        <div className="min-w-46 flex-1">
          <StatusMenu key={id} restaurant={restaurant} onError={onError} />
        </div>
        <AddToList key={id} restaurant={{ id, name }} />
      </div>
    </>
  );
}

const ON_THE_WAY = ["directions", "call"] as const;

const ratings = (count: number): string => `${count.toLocaleString("en-US")} ${count === 1 ? "rating" : "ratings"}`;
