import Link from "next/link";
import { Icon } from "./icon";

/** The link back to the parent page, above the title. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} className="link mb-4 inline-flex min-h-8 items-center gap-2 text-ui">
      <Icon name="back" size={18} />
      {label}
    </Link>
  );
}
