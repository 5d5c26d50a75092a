import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import type { AreaSearch } from "../data/use-area-search";

const PILL =
  "pointer-events-auto inline-flex min-h-11 items-center gap-2 rounded-pill bg-raised px-4.5 text-label leading-none font-semibold whitespace-nowrap shadow-float transition hover:bg-sunk focus-visible:rounded-pill";

type Props = { area: AreaSearch; isLoading: boolean; hasQuery: boolean };

/** Over the map: searches what it shows once it was moved; until then, ends the search of an area. */
export function AreaButton({ area, isLoading, hasQuery }: Props) {
  if (area.isOffered) {
    return (
      <button type="button" onClick={area.search} className={PILL}>
        <Icon name="search" size={18} />
        Search this area
      </button>
    );
  }
  if (!area.isActive) return null;
  return (
    <button type="button" onClick={area.clear} className={PILL}>
      {isLoading ? <Spinner size={18} /> : <Icon name="cross" size={18} />}
      {hasQuery ? "Search everywhere" : "Back to your saved places"}
    </button>
  );
}
