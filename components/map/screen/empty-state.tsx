import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { MissingPlace } from "@/components/ui/missing-place";
import { Sheet, type SheetInsets } from "../card/sheet";
import { SHOW_ALL } from "../list/nothing-near";
import type { Shown } from "./screen-state";

const LINE = "font-display text-row leading-note italic text-balance";

type Props = {
  shown: Shown;
  /** The search without hits; null when there was none. */
  query: string | null;
  supportEmail: string;
  /** Ends the filters, where they let nothing through. */
  onClearFilters: (() => void) | null;
  /** Why "Open now" lets nothing through, and what turns that off; null where it is not to blame. */
  noneOpen: { reason: string; onTurnOff: () => void } | null;
  /** Shows all that the map could show, instead of the reader's own places. */
  onShowAll: (() => void) | null;
  onInsetsChange: (insets: SheetInsets) => void;
};

export function EmptyState({ shown, query, supportEmail, onClearFilters, noneOpen, onShowAll, onInsetsChange }: Props) {
  return (
    <Sheet onInsetsChange={onInsetsChange} className="pb-6.5 text-center">
      {noneOpen ? (
        <>
          <p className={LINE}>{noneOpen.reason}</p>
          <p className="mt-4">
            <Button variant="primary" onClick={noneOpen.onTurnOff}>
              Turn off “Open now”
            </Button>
          </p>
        </>
      ) : onClearFilters ? (
        <>
          <p className={`${LINE} wrap-anywhere`}>
            {query === null
              ? "No restaurants match these filters."
              : `Nothing that was found for "${query}" matches these filters.`}
          </p>
          <p className="mt-4">
            <Button variant="primary" onClick={onClearFilters}>
              Clear the filters
            </Button>
          </p>
        </>
      ) : shown === "saved" ? (
        <>
          <p className={LINE}>No saved restaurants yet. Start exploring guides to save your favorites!</p>
          <p className="mt-4 flex flex-wrap justify-center gap-3">
            {onShowAll && (
              <Button variant="primary" onClick={onShowAll}>
                {SHOW_ALL}
              </Button>
            )}
            <ButtonLink href="/discover" variant={onShowAll ? "outline" : "primary"}>
              Discover Guides
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p className={`${LINE} wrap-anywhere`}>{nothingFound(shown, query)}</p>
          {query !== null && (
            <>
              <p className="mt-4">
                <ButtonLink href={`/search?q=${encodeURIComponent(query)}`} variant="primary">
                  Search this in our guides and places
                </ButtonLink>
              </p>
              <MissingPlace supportEmail={supportEmail} className="mt-3" />
            </>
          )}
        </>
      )}
    </Sheet>
  );
}

function nothingFound(shown: Shown, query: string | null): string {
  const where = shown === "area" ? " in this area" : "";
  if (query !== null) return `No restaurants found for "${query}"${where}`;
  return shown === "guide" ? "There are no restaurants in this guide" : `No restaurants found${where}`;
}
