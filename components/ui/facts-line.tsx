import { Children, type ReactNode } from "react";

/** What lies left of the line is cut off: there the dot is of a fact that begins a row. */
const LINE = "-ml-[1.1em] flex flex-wrap [clip-path:inset(-0.3em_0_-0.3em_1.1em)]";

/** Facts with a dot between each two of a row. Where the line wraps, no row begins or ends with a dot. */
export function FactsLine({ children }: { children: ReactNode }) {
  const facts = Children.toArray(children).filter((fact) => fact !== "");
  if (facts.length === 0) return null;
  return (
    <span className={LINE}>
      {Children.map(facts, (fact, index) => (
        <span className="relative min-w-0 pl-[1.1em] wrap-anywhere">
          {index > 0 && <span className="absolute left-0 w-[1.1em] text-center">{" · "}</span>}
          {fact}
        </span>
      ))}
    </span>
  );
}
