import Link from "next/link";
import type { ReactNode } from "react";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { placePath } from "@/lib/web/public-paths";
import { classNames } from "./class-names";
import { Icon } from "./icon";

type LinkProps = { restaurant: Pick<Restaurant, "id" | "name">; className?: string };

/** A place's name, which leads to its page. */
export const PlaceLink = ({ restaurant: { id, name }, className }: LinkProps) => (
  <Link href={placePath(id)} prefetch={false} className={classNames("title-link", className)}>
    {name}
  </Link>
);

/** The same over the whole of its line, with a chevron that says so where no pointer hovers. */
export const PlaceRowLink = ({ restaurant: { id, name }, className }: LinkProps) => (
  <Link
    href={placePath(id)}
    prefetch={false}
    className={classNames("group/name flex items-baseline gap-2.5 title-link", className)}
  >
    <span className="min-w-0 wrap-break-word">{name}</span>
    <Icon
      name="chevron"
      size={18}
      className="-rotate-90 self-center stroke-[2.4] text-ink-faint transition-transform duration-240 ease-soft group-hover/name:translate-x-0.5 print:hidden"
    />
  </Link>
);

type PictureProps = { id: string; className: string; children: ReactNode };

/** Its picture leads there too. Beside the name's link, keyboards and screen readers are spared a second one. */
export const PlacePictureLink = ({ id, className, children }: PictureProps) => (
  <Link
    href={placePath(id)}
    prefetch={false}
    tabIndex={-1}
    aria-hidden="true"
    className={classNames("art block", className)}
  >
    {children}
  </Link>
);
