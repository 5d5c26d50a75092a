"use client";

import { type ReactNode, useState } from "react";
import { Button } from "../ui/button";

const PAGE_SIZE = 100;

type Props<T> = { title: string; line: string; rows: readonly T[]; children: (row: T) => ReactNode; aside?: ReactNode };

/** A titled list that shows a hundred rows at a time; nothing when it is empty. */
export function RowGroup<T extends { line: number }>({ title, line, rows, children, aside }: Props<T>) {
  const [shown, setShown] = useState(PAGE_SIZE);
  if (rows.length === 0) return null;
  const more = Math.min(PAGE_SIZE, rows.length - shown);
  return (
    <section className="mt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-h3">
            {title} <span className="text-ink-faint">{rows.length.toLocaleString("en-US")}</span>
          </h2>
          <p className="mt-1 max-w-measure text-ui text-ink-soft">{line}</p>
        </div>
        {aside}
      </div>
      <ul className="mt-4 border-t-3 border-ink">
        {rows.slice(0, shown).map((row) => (
          <li key={row.line} className="border-b border-rule py-4">
            {children(row)}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button className="mt-4" onClick={() => setShown(shown + PAGE_SIZE)}>
          Show {more} more
        </Button>
      )}
    </section>
  );
}
