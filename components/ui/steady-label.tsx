import { classNames } from "./class-names";

/** One of several labels, as wide as the widest, so that nothing beside a button moves when its label changes. */
export const SteadyLabel = ({ labels, shown }: { labels: readonly string[]; shown: string }) => (
  <span className="grid justify-items-center">
    {labels.map((label) => (
      <span key={label} className={classNames("col-start-1 row-start-1", label !== shown && "invisible")}>
        {label}
      </span>
    ))}
  </span>
);
