import type { ReactNode } from "react";

/** In place of a list that has nothing to show: why, and what to do about it. */
export const Nothing = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="mt-8 border-t-3 border-ink pt-6">
    <p className="max-w-measure font-display text-lede italic wrap-anywhere">{text}</p>
    <div className="mt-5 flex flex-wrap gap-3">{children}</div>
  </div>
);
