"use client";

import { useState } from "react";
import { classNames } from "../ui/class-names";

const DROP_CAP =
  "*:first:first-letter:float-left *:first:first-letter:pt-[0.07em] *:first:first-letter:pr-[0.09em] *:first:first-letter:font-display *:first:first-letter:text-drop-cap *:first:first-letter:font-heading *:first:first-letter:text-coral-ink";

/** On phones the places come first: all but its first paragraph waits behind a button. Without script all of it shows. */
export function Introduction({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  const [first, ...others] = paragraphs;
  const folded = isWhole ? undefined : "max-md:hidden noscript:block print:block";
  return (
    <div className={classNames("grid max-w-measure gap-[0.85em] text-lede", DROP_CAP)}>
      <p>{first}</p>
      {others.map((paragraph) => (
        <p key={paragraph} className={folded}>
          {paragraph}
        </p>
      ))}
      {others.length > 0 && !isWhole && (
        <button
          type="button"
          className="link min-h-8 justify-self-start text-ui md:hidden print:hidden noscript:hidden"
          onClick={() => setIsWhole(true)}
        >
          Read on
        </button>
      )}
    </div>
  );
}
