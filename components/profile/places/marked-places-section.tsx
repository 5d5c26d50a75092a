import { type MarkedFilter, type MarkedPlaces, markedFilterPath } from "@/lib/contracts/marked-places";
import { AddToList } from "../../lists/add-to-list";
import { SearchForm } from "../../magazine/search-form";
import { PageLinks } from "../page-links";
import { PROFILE_PATH } from "../profile-pages";
import { MarkedPlaceRow } from "./marked-place-row";
import { NoMarkedPlaces } from "./no-marked-places";
import { StatusFilter } from "./status-filter";

type Props = { filter: MarkedFilter; found: MarkedPlaces; now: Date };

/** The places that a reader has marked, by status and by search. */
export function MarkedPlacesSection({ filter, found, now }: Props) {
  const { places, counts, page, pageCount } = found;
  const hasAny = Object.values(counts).some((count) => count > 0);
  const isNarrowed = filter.query !== "" || filter.status !== null;
  return (
    <section aria-labelledby="places" className="mt-8">
      <h2 id="places" className="sr-only">
        Places
      </h2>
      {(hasAny || isNarrowed) && (
        <div className="grid gap-5">
          <StatusFilter
            filter={filter}
            found={{ places: places.map(({ id, userStatus }) => ({ id, userStatus })), counts }}
          />
          <SearchForm action={PROFILE_PATH} label="Search your places" query={filter.query}>
            {filter.status !== null && <input type="hidden" name="status" value={filter.status} />}
          </SearchForm>
        </div>
      )}
      {places.length === 0 ? (
        <NoMarkedPlaces filter={filter} />
      ) : (
        <ul className="mt-8 border-t-3 border-ink">
          {places.map((place) => (
            <MarkedPlaceRow key={place.id} place={place} now={now}>
              <AddToList restaurant={{ id: place.id, name: place.name }} />
            </MarkedPlaceRow>
          ))}
        </ul>
      )}
      <PageLinks
        label="Pages of places"
        page={page}
        pageCount={pageCount}
        pathOf={(to) => markedFilterPath(PROFILE_PATH, { ...filter, page: to })}
      />
    </section>
  );
}
