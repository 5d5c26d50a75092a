"use client";

import { useId, useRef, useState } from "react";
import { classNames } from "../ui/class-names";

const DROP_CAP =
  "*:first:first-letter:float-left *:first:first-letter:pt-[0.07em] *:first:first-letter:pr-[0.09em] *:first:first-letter:font-display *:first:first-letter:text-drop-cap *:first:first-letter:font-heading *:first:first-letter:text-coral-ink";
const FOLDED =
  "max-md:max-h-[9.375rem] max-md:overflow-hidden max-md:mask-b-from-60% noscript:max-h-none noscript:mask-none print:max-h-none print:mask-none";
/** About as much as stands there folded. */
const SHORT = 240;

/** On phones the places come first: of a long text the beginning shows. Without script, and on paper, all of it does. */
export function Introduction({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(text.length <= SHORT);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <>
      <div
        ref={box}
        id={id}
        tabIndex={-1}
        className={classNames("grid max-w-measure gap-[0.85em] text-lede outline-none", DROP_CAP, !isWhole && FOLDED)}
      >
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {!isWhole && (
        <button
          type="button"
          aria-expanded={false}
          aria-controls={id}
          className="link min-h-8 pointer-coarse:touch-8 text-ui md:hidden noscript:hidden print:hidden"
          onClick={() => {
            setIsWhole(true);
            // The pressed button is gone.
            box.current?.focus({ preventScroll: true });
          }}
        >
          Read on
        </button>
      )}
    </>
  );
}
