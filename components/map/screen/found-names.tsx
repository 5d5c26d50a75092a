import type { KeyboardEvent } from "react";

export type Found = {
  id: string;
  name: string /** What tells it from others of its name, or why it was found. */;
  line: string;
};

type Props = {
  found: readonly Found[];
  /** How many there are, with those that have no room. */
  count: number;
  /** What is not known of any of them; null where there is nothing to say. */
  note: string | null;
  /** Ends the filters, where they hide some. */
  onClearFilters: (() => void) | null;
  /** Shows the list of all. */
  onShowAll: () => void;
  onOpen: (id: string, isByKey: boolean) => void;
};

/** What a search found by name, under its field: on phones, where no list is beside the map. */
export function FoundNames({ found, count, note, onClearFilters, onShowAll, onOpen }: Props) {
  return (
    <div className="absolute inset-x-0 top-full z-1 mt-2 max-h-[min(60vh,22rem)] overflow-auto overscroll-contain rounded-card bg-raised py-1.5 shadow-float lg:hidden">
      {note !== null && found.length > 0 && <p className="px-4 pt-1.5 text-ui leading-tight text-ink-soft">{note}</p>}
      {found.length > 0 && (
        <ul aria-label="Found" onKeyDown={moveByArrows}>
          {found.map(({ id, name, line }) => (
            <li key={id}>
              <button
                type="button"
                // A press must not take the focus from the field, which would close the list below it.
                onMouseDown={(event) => event.preventDefault()}
                onClick={({ detail }) => onOpen(id, detail === 0)}
                className="block min-h-11 w-full px-4 py-1.5 text-left hover:bg-sunk focus-visible:shadow-none focus-visible:-outline-offset-3"
              >
                <span className="block text-body leading-tight font-semibold wrap-anywhere">{name}</span>
                <span className="block text-small leading-tight text-ink-soft">{line}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {count > found.length ? `${found.length} of ${count} found` : `${count} found`}
      </p>
      {count > found.length && (
        <p className="px-4 text-ui">
          <button
            type="button"
            onMouseDown={(event) => event.preventDefault()}
            onClick={onShowAll}
            className="min-h-11 font-semibold underline underline-offset-3 hover:text-ink"
          >
            {`Show all ${count} as a list`}
          </button>
        </p>
      )}
      {onClearFilters && (
        <p className="flex flex-wrap items-center gap-x-3 px-4 text-ui text-ink-soft">
          {count === 0 ? "The filters hide all." : "The filters hide some."}
          <button
            type="button"
            onMouseDown={(event) => event.preventDefault()}
            onClick={onClearFilters}
            className="min-h-11 font-semibold underline underline-offset-3 hover:text-ink"
          >
            Clear the filters
          </button>
        </p>
      )}
    </div>
  );
}

/** Up and down through the list, and from its first back into the field. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll("button")];
  const at = stops.findIndex((stop) => stop.matches(":focus")) + (event.key === "ArrowDown" ? 1 : -1);
  if (at < 0) event.currentTarget.closest("search")?.querySelector("input")?.focus();
  else stops[at]?.focus();
}
