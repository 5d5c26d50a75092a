import { useEffect, useEffectEvent, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { QUERY_MAX_LENGTH } from "@/lib/contracts/restaurant";
import { foldText } from "@/lib/core/fold-text";
import { ROW_IN_TAB_ORDER } from "./focus-targets";
import { type Found, FoundNames } from "./found-names";

/** More are a list's. */
const NAMES_MAX = 5;

type Props = {
  text: string;
  isSearching: boolean;
  onType: (text: string) => void;
  /** What was found for the text, best first; null until it is known, and without a search. */
  found: readonly Found[] | null;
  /** What is not known of any of it; null where there is nothing to say. */
  note: string | null;
  /** Ends the filters, where they hide some of it. */
  onClearFilters: (() => void) | null;
  onOpen: (id: string, isByKey: boolean) => void;
  /** Shows the list of all that was found; null where it is seen already. */
  onShowList: (() => void) | null;
};

const INPUT = classNames(
  "min-h-13 w-full rounded-pill border-[1.5px] border-transparent bg-raised px-11.5 text-ellipsis text-ink shadow-float placeholder:text-ink-faint focus-visible:border-ink",
  "lg:border-edge lg:shadow-none lg:hover:border-ink lg:focus-visible:border-ink",
  "[&::-webkit-search-cancel-button]:hidden",
);

/** The field; below it, while one is in it, the names found. Enter opens the one that is meant, or leads to all. */
export function SearchBox({ text, isSearching, onType, found, note, onClearFilters, onOpen, onShowList }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  const [first] = found ?? [];

  /** Enter may come before the response does. */
  const [isFirstAwaited, setIsFirstAwaited] = useState(false);
  const openFirst = useEffectEvent(() => {
    setIsFirstAwaited(false);
    if (!first || !found) return;
    if (found.length === 1 || isMeant(found, text)) open(first.id, true);
    else if (onShowList) showList();
    else focusFirstResult(box.current);
  });
  useEffect(() => {
    if (isFirstAwaited && found) openFirst();
  }, [isFirstAwaited, found]);

  function open(id: string, isByKey: boolean): void {
    setIsOpen(false);
    // With the field, a phone's keyboard leaves the screen to the card.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onOpen(id, isByKey);
  }
  function showList(): void {
    setIsOpen(false);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onShowList?.();
  }
  function type(next: string): void {
    setIsFirstAwaited(false);
    setIsOpen(true);
    onType(next);
  }

  return (
    <search
      ref={box}
      className="pointer-events-auto relative flex min-w-0 flex-1 items-center"
      onFocus={() => setIsOpen(true)}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        box.current?.querySelector("input")?.focus();
      }}
    >
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
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          // Of an input method, Enter and the arrows are its own.
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Enter") setIsFirstAwaited(true);
          if (event.key === "ArrowDown" && focusFirstResult(box.current)) event.preventDefault();
          if (event.key !== "Escape" || text === "") return;
          event.preventDefault();
          type("");
        }}
      />
      <span className="absolute right-1 grid size-11 place-items-center text-ink-faint">
        {isSearching ? (
          <Spinner size={18} />
        ) : (
          text !== "" && (
            <button
              type="button"
              aria-label="Clear the search"
              onClick={() => type("")}
              className="grid size-11 place-items-center rounded-pill hover:text-ink focus-visible:rounded-pill"
            >
              <Icon name="cross" size={18} />
            </button>
          )
        )}
      </span>
      {isOpen && onShowList && found && (found.length > 0 || onClearFilters) && (
        <FoundNames
          found={found.slice(0, NAMES_MAX)}
          count={found.length}
          note={note}
          onClearFilters={onClearFilters}
          onShowAll={showList}
          onOpen={open}
        />
      )}
    </search>
  );
}

/** Whether the first is the only one whose name begins so: by "ramen oakland", or "ramen", no one place is meant. */
function isMeant(found: readonly Found[], text: string): boolean {
  const called = found.filter(({ name }) => foldText(name).startsWith(foldText(text)));
  return called.length === 1 && called[0] === found[0];
}

/** The first name below the field, or the list's row where that is what is seen. */
function focusFirstResult(box: HTMLElement | null): boolean {
  const results = [box?.querySelector("li button"), document.querySelector(ROW_IN_TAB_ORDER)];
  const seen = results.find((each) => each instanceof HTMLElement && each.offsetParent !== null);
  if (!(seen instanceof HTMLElement)) return false;
  seen.focus();
  return true;
}
