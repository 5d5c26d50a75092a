import Link from "next/link";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { placePath } from "@/lib/web/public-paths";
import { PlaceLine } from "../ui/place-line";

type Props = {
  restaurant: Pick<Restaurant, "id" | "name" | "cuisines" | "priceLevel" | "humanizedLocation" | "isOpen">;
  as: "h2" | "h3";
};

/** The name of a place in a row, which leads to its page, and what it is. */
export const PlaceHeading = ({ restaurant, as: Heading }: Props) => (
  <div>
    <Heading className="text-row leading-card wrap-anywhere">
      <Link
        href={placePath(restaurant.id)}
        prefetch={false}
        className="inline-block py-1 no-underline decoration-coral decoration-2 underline-offset-[0.14em] hover:underline"
      >
        {restaurant.name}
      </Link>
    </Heading>
    <p className="text-ui text-ink-soft">
      <PlaceLine restaurant={restaurant} where={restaurant.humanizedLocation}>
        {!restaurant.isOpen && "Closed"}
      </PlaceLine>
    </p>
  </div>
);
