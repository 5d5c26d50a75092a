import { classNames } from "./class-names";

const GLINT =
  "animate-glint rounded-art bg-[linear-gradient(100deg,var(--color-sunk)_40%,var(--color-raised)_50%,var(--color-sunk)_60%)] bg-size-[300%_100%]";

/** A shimmering placeholder in the shape of the content. The region around it has aria-busy. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames(GLINT, className)} />;
}
