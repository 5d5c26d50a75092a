import Link from "next/link";
import type { ReactNode } from "react";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { placePath } from "@/lib/web/public-paths";
import { classNames } from "./class-names";

type LinkProps = { restaurant: Pick<Restaurant, "id" | "name">; className?: string };

/** A place's name, which leads to its page. */
export const PlaceLink = ({ restaurant: { id, name }, className }: LinkProps) => (
  <Link href={placePath(id)} prefetch={false} className={classNames("title-link", className)}>
    {name}
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
