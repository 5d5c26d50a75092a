import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { QUERY_MAX_LENGTH } from "@/lib/contracts/restaurant";

type Props = { text: string; isSearching: boolean; onType: (text: string) => void };

export function SearchBox({ text, isSearching, onType }: Props) {
  return (
    <search className="room-search">
      <Icon name="search" className="pointer-events-none absolute left-4 text-ink-faint" />
      <input
        type="search"
        aria-label="Search restaurants"
        placeholder="Search restaurants"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={QUERY_MAX_LENGTH}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || text === "") return;
          event.preventDefault();
          onType("");
        }}
      />
      <span className="absolute right-3 grid size-8 place-items-center text-ink-faint">
        {isSearching ? (
          <Spinner size={18} />
        ) : (
          text !== "" && (
            <button
              type="button"
              aria-label="Clear the search"
              onClick={() => onType("")}
              className="grid size-8 place-items-center rounded-pill hover:text-ink focus-visible:rounded-pill"
            >
              <Icon name="cross" size={18} />
            </button>
          )
        )}
      </span>
    </search>
  );
}
