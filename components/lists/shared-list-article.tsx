import Link from "next/link";
import type { ReactNode } from "react";
import type { ListPlace, SharedList } from "@/lib/contracts/lists";
import { PlaceHeading } from "../profile/place-heading";
import { NotYetVisited } from "../ui/not-yet-visited";
import { PlaceActions } from "../ui/place-actions";
import { UnconfirmedNote } from "../ui/unconfirmed-note";
import { countPlaces } from "./count-places";
import { listPath } from "./list-paths";

type Props = {
  list: SharedList;
  /** How this reader can mark a place; its owner sees it without. */
  marksOf: (place: ListPlace["restaurant"]) => ReactNode;
  now: Date;
};

/** A list as whoever has its link reads it. */
export function SharedListArticle({ list: { name, owner, ownId, places }, marksOf, now }: Props) {
  return (
    <article className="pt-4 md:pt-8">
      {ownId !== null && (
        <p className="mb-6 max-w-160 rounded-card bg-sunk px-4 py-2.5 text-ui print:hidden">
          This is what others see, each with a way to keep a place for themselves.{" "}
          <Link href={listPath(ownId)} className="link inline-block py-1">
            Back to your list
          </Link>
        </p>
      )}
      <header>
        <h1 className="text-city wrap-anywhere">{name}</h1>
        <p className="mt-3 font-display text-lede text-ink-soft italic wrap-anywhere">
          {countPlaces(places.length)}, {owner === null ? "shared with you" : `shared by ${owner}`}
        </p>
      </header>
      <ol className="mt-8 border-t-3 border-ink">
        {places.map(({ restaurant, note }) => (
          <li
            key={restaurant.id}
            className="grid gap-3 border-b border-rule py-5 md:grid-cols-[minmax(0,1fr)_260px] md:items-start md:gap-8"
          >
            <div className="grid min-w-0 gap-2">
              <div>
                <PlaceHeading restaurant={restaurant} as="h2" />
                <p className="text-ui text-ink-soft">{restaurant.address}</p>
                <UnconfirmedNote restaurant={restaurant} className="text-ink-soft" />
                {restaurant.listed && <NotYetVisited listed={restaurant.listed} now={now} />}
              </div>
              {restaurant.editorialSummary && <p className="max-w-measure text-ui">{restaurant.editorialSummary}</p>}
              {note !== null && (
                <div className="max-w-measure border-l-3 border-coral pl-4">
                  <p className="text-small text-ink-faint wrap-anywhere">
                    {owner === null ? "A note" : `A note by ${owner}`}
                  </p>
                  <blockquote className="wrap-anywhere">{note}</blockquote>
                </div>
              )}
              {restaurant.isOpen && <PlaceActions restaurant={restaurant} />}
            </div>
            {ownId === null && marksOf(restaurant)}
          </li>
        ))}
      </ol>
    </article>
  );
}
