import type { Restaurant } from "@/lib/contracts/restaurant";
import { unconfirmedNote } from "@/lib/core/place-facts";
import { classNames } from "./class-names";

type Props = {
  restaurant: Pick<Restaurant, "isOpen" | "isUnconfirmed" | "phoneNumber" | "website">;
  className?: string;
};

/** The one caution about a place of which nothing says that it is still open: the same wherever it is shown. */
export function UnconfirmedNote({ restaurant, className = "text-ink-faint" }: Props) {
  const note = unconfirmedNote(restaurant);
  return note === null ? null : <span className={classNames("block text-small", className)}>{note}</span>;
}
