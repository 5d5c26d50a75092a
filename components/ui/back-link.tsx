import Link from "next/link";
import { classNames } from "./class-names";
import { Icon } from "./icon";

type Props = { href: string; label: string /** Instead of its own margin and height. */; className?: string };

/** The link back to the parent page, above the title. */
export function BackLink({
  href,
  label,
  className = "mb-4 min-h-8 pointer-coarse:relative pointer-coarse:-mt-1.5 pointer-coarse:mb-2.5 pointer-coarse:min-h-11",
}: Props) {
  return (
    <Link href={href} className={classNames("link inline-flex items-center gap-2 text-ui", className)}>
      <Icon name="back" size={18} />
      {label}
    </Link>
  );
}
