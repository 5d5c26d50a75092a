import { classNames } from "./class-names";

const GLINT =
  "animate-glint rounded-art bg-[linear-gradient(100deg,var(--color-sunk)_40%,var(--color-raised)_50%,var(--color-sunk)_60%)] bg-size-[300%_100%]";

/** A glinting block in the shape of what comes. The region around it carries aria-busy. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames(GLINT, className)} />;
}
