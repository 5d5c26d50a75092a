import type { Restaurant } from "@/lib/contracts/restaurant";
import { placePath } from "@/lib/web/public-paths";
import { VisitorMarks } from "../status/visitor-marks";

const CHOICES = ["interested", "like", "love"] as const;

/** A visitor's marks on the page of a place. */
export const VisitorPlaceMarks = ({ restaurant }: { restaurant: Restaurant }) => (
  <div className="grid gap-2">
    <p className="text-small text-ink-faint print:hidden">With a free account you can keep it on your own map.</p>
    <VisitorMarks restaurant={restaurant} choices={CHOICES} next={placePath(restaurant.id)} />
  </div>
);
