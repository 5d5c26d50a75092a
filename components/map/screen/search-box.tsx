import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { QUERY_MAX_LENGTH } from "@/lib/contracts/restaurant";

type Props = { text: string; isSearching: boolean; onType: (text: string) => void };

const INPUT = classNames(
  "min-h-13 w-full rounded-pill border-[1.5px] border-transparent bg-raised px-11.5 text-ellipsis text-ink shadow-float placeholder:text-ink-faint focus-visible:border-ink",
  "lg:border-edge lg:shadow-none lg:hover:border-ink lg:focus-visible:border-ink",
  "[&::-webkit-search-cancel-button]:hidden",
);

export function SearchBox({ text, isSearching, onType }: Props) {
  return (
    <search className="pointer-events-auto relative flex items-center">
      <Icon name="search" className="pointer-events-none absolute left-4 text-ink-faint" />
      <input
        type="search"
        aria-label="Search restaurants"
        placeholder="Search restaurants"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={QUERY_MAX_LENGTH}
        value={text}
        className={INPUT}
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
