"use client";

import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from "react";
import { type StatusTarget, useStatusOf } from "../status/use-status";
import { entryAnchor } from "./entry-anchor";
import { FOLDED_ENTRY, FOLDED_NUMERAL, OPEN_ENTRY } from "./entry-classes";
import { onAnchorTarget } from "./on-anchor-target";

/** Hides an entry with the status never again. */
const HideEntryContext = createContext<(() => void) | null>(null);
export const useHideEntry = (): (() => void) | null => useContext(HideEntryContext);

type Props = { restaurant: StatusTarget; number: number; children: ReactNode };

/**
 * An entry as one reader sees it. With the status never again it is one line; when the reader sets that status on this
 * page, it stays open until they hide it. A link to it opens it.
 */
export function CollapsibleEntry({ restaurant, number, children }: Props) {
  const { id, name } = restaurant;
  const isUnwanted = useStatusOf(restaurant) === "never_again";
  const [isFolded, setIsFolded] = useState(isUnwanted);
  const section = useRef<HTMLElement>(null);
  const movesFocus = useRef(false);
  if (isFolded && !isUnwanted) setIsFolded(false);

  const unfold = useEffectEvent(() => setIsFolded(false));
  useEffect(() => (isFolded ? onAnchorTarget(entryAnchor(id), unfold) : undefined), [isFolded, id]);
  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    const spot = isFolded ? section.current?.querySelector<HTMLElement>("[data-shows-entry]") : section.current;
    spot?.focus({ preventScroll: !isFolded });
  }, [isFolded]);
  function turn(folds: boolean): void {
    movesFocus.current = true;
    setIsFolded(folds);
  }

  return (
    <section
      ref={section}
      id={entryAnchor(id)}
      tabIndex={-1}
      aria-label={name}
      className={isFolded ? FOLDED_ENTRY : OPEN_ENTRY}
    >
      {isFolded ? (
        <>
          <span className={FOLDED_NUMERAL} aria-hidden="true">
            {number}
          </span>
          <p className="flex flex-wrap items-baseline gap-x-3.5 gap-y-0.5 text-ui leading-body text-ink-faint md:col-[2/-1]">
            <b className="font-display text-row leading-tight font-medium text-ink wrap-anywhere">{name}</b>{" "}
            <span>
              You marked this Never Again
              <span className="print:hidden">
                : hidden,{" "}
                <button type="button" className="link py-1.5" data-shows-entry onClick={() => turn(false)}>
                  show<span className="sr-only"> {name}</span>
                </button>{" "}
                to read it or change your rating.
              </span>
            </span>
          </p>
        </>
      ) : (
        <HideEntryContext value={() => turn(true)}>{children}</HideEntryContext>
      )}
    </section>
  );
}
