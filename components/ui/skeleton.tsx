import { classNames } from "./class-names";

/** A shimmering placeholder in the shape of the content. The region around it has aria-busy. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames("skeleton", className)} />;
}
