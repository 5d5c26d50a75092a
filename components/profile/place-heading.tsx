import type { Restaurant } from "@/lib/contracts/restaurant";
import { PlaceLine } from "../ui/place-line";
import { PlaceLink } from "../ui/place-link";

type Props = {
  restaurant: Pick<Restaurant, "id" | "name" | "cuisines" | "priceLevel" | "humanizedLocation" | "isOpen">;
  as: "h2" | "h3";
};

/** The name of a place in a row, which leads to its page, and what it is. */
export const PlaceHeading = ({ restaurant, as: Heading }: Props) => (
  <div>
    <Heading className="text-row leading-card wrap-anywhere">
      <PlaceLink restaurant={restaurant} className="inline-block py-1 pointer-coarse:touch-name" />
    </Heading>
    <p className="text-ui text-ink-soft">
      <PlaceLine restaurant={restaurant} where={restaurant.humanizedLocation}>
        {!restaurant.isOpen && "Closed"}
      </PlaceLine>
    </p>
  </div>
);
