import { classNames } from "./class-names";

/** A glinting block in the shape of what comes. The region around it carries aria-busy. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames("skeleton", className)} />;
}
