import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import type { AreaSearch } from "../data/use-area-search";

const PILL =
  "pointer-events-auto inline-flex min-h-11 items-center gap-2 rounded-pill bg-raised px-4.5 max-sm:gap-1.5 max-sm:px-3 text-label leading-none font-semibold whitespace-nowrap shadow-float transition hover:bg-sunk focus-visible:rounded-pill";

type Props = {
  area: AreaSearch;
  isLoading: boolean;
  hasQuery: boolean;
  /** How many places of the reader's own the map shows, where it shows these alone and nothing else offers the others. */
  onlySaved: number | null;
  className: string;
};

/**
 * Over the map, on phones among its controls, where it says the least that tells: searches what it shows once it was moved; until then, shows all that is there beside the reader's own
 * places, or ends the search of an area.
 */
export function AreaButton({ area, isLoading, hasQuery, onlySaved, className }: Props) {
  if (area.isOffered || onlySaved !== null) {
    return (
      <button type="button" onClick={area.search} className={classNames(PILL, className)}>
        {area.isOffered || onlySaved === null ? (
          <Icon name="search" size={18} className="max-[22.5rem]:hidden" />
        ) : (
          // Beside the map, and for screen readers, the list says so.
          <span aria-hidden="true" className="border-r border-edge pr-2.5 text-ink-soft max-xs:hidden lg:hidden">
            {`${onlySaved} saved`}
          </span>
        )}
        {area.isOffered ? (
          <span>
            <span className="max-xs:sr-only">Search </span>
            <span className="max-xs:capitalize">this</span> area
          </span>
        ) : (
          <span>
            Show all<span className="max-sm:sr-only"> restaurants here</span>
          </span>
        )}
      </button>
    );
  }
  if (!area.isActive) return null;
  return (
    <button type="button" onClick={area.clear} className={classNames(PILL, className)}>
      {isLoading ? <Spinner size={18} /> : <Icon name="cross" size={18} className="max-[22.5rem]:hidden" />}
      {hasQuery ? (
        <span>
          <span className="max-xs:sr-only">Search </span>
          <span className="max-xs:capitalize">everywhere</span>
        </span>
      ) : (
        <span>
          <span className="max-xs:sr-only">Back to your </span>
          <span className="max-xs:capitalize">saved</span>
          <span className="max-xs:sr-only"> places</span>
        </span>
      )}
    </button>
  );
}
