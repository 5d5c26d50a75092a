import { classNames } from "./class-names";
import { ICON_DRAWINGS, type IconName } from "./icon-drawings";

export type { IconName };

type Props = { name: IconName; size?: number; className?: string };

/** An icon beside text that names it, so it is hidden from screen readers. */
export function Icon({ name, size = 20, className }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames("flex-none", className)}
    >
      {ICON_DRAWINGS[name]}
    </svg>
  );
}
