import type { SearchResult } from "@/lib/magazine/search";
import { CityLinks } from "./city-links";

type Props = { query: string; result: Pick<SearchResult, "where" | "isAdvised">; isRefused: boolean };

/** Where a search over all cities has looked, and each of them to look in alone. */
export const SearchedArea = ({ query, result: { where, isAdvised }, isRefused }: Props) => (
  <div className="mt-2 md:mt-4">
    <p className="text-ui text-ink-soft max-[22.4rem]:text-small">
      {!isAdvised && !isRefused && `Searched ${where || "the whole Bay Area"}. `}Choose a city:
    </p>
    <CityLinks query={query} />
  </div>
);
