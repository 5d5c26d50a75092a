import Link from "next/link";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { placePath } from "@/lib/web/public-paths";
import { classNames } from "./class-names";

type Props = { restaurant: Pick<Restaurant, "id" | "name">; className?: string };

/** A place's name, which leads to its page. */
export const PlaceLink = ({ restaurant: { id, name }, className }: Props) => (
  <Link href={placePath(id)} prefetch={false} className={classNames("title-link", className)}>
    {name}
  </Link>
);
