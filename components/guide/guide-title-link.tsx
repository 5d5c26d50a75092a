import Link from "next/link";
import { splitTitle } from "@/lib/core/split-title";
import { guidePath } from "@/lib/web/public-paths";
import { classNames } from "../ui/class-names";

type Props = { guide: { id: string; name: string } /** Its size and margin. */; subtitle: string };

/** A guide's title and subtitle, linked; the link covers the card around it. */
export function GuideTitleLink({ guide: { id, name }, subtitle: look }: Props) {
  const { title, subtitle } = splitTitle(name);
  return (
    <Link
      href={guidePath(id)}
      prefetch={false}
      className="title-link group-hover:underline after:absolute after:inset-0 after:z-1"
    >
      {title}
      {subtitle && (
        <>
          <span className="sr-only">: </span>
          <span className={classNames("block font-display font-normal tracking-normal text-ink-soft italic", look)}>
            {subtitle}
          </span>
        </>
      )}
    </Link>
  );
}
