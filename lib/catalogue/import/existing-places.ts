import { isSamePlace, normalizedPlaceName } from "@/lib/restaurants/same-place";
import { TransactionalMap } from "./transactional-map";

export type ExistingPlace = {
  id: string;
  name: string;
  source: "catalogue" | "google" | "import" | "listed";
  googlePlaceId: string | null;
  latitude: number;
  longitude: number;
  city: string;
  status: "open" | "temporarily_closed" | "closed";
};
type PlaceLookup = Pick<ExistingPlace, "name" | "googlePlaceId" | "latitude" | "longitude">;

/** The restaurants there are, findable by Google's id and by name without going through them all. */
export class ExistingPlaces {
  readonly #byId = new TransactionalMap<string, ExistingPlace>();
  readonly #byGoogleId = new TransactionalMap<string, ExistingPlace>();
  readonly #byName = new TransactionalMap<string, ExistingPlace[]>();

  /** Takes a place in, or what is newly known of it. */
  add(place: ExistingPlace): void {
    this.#forget(this.#byId.get(place.id));
    this.#byId.set(place.id, place);
    if (place.googlePlaceId !== null) this.#byGoogleId.set(place.googlePlaceId, place);
    const key = normalizedPlaceName(place.name);
    this.#byName.set(key, [...(this.#byName.get(key) ?? []), place]);
  }

  #forget(place: ExistingPlace | undefined): void {
    if (!place) return;
    if (place.googlePlaceId !== null) this.#byGoogleId.set(place.googlePlaceId, undefined);
    const key = normalizedPlaceName(place.name);
    this.#byName.set(
      key,
      this.#byName.get(key)?.filter((other) => other !== place),
    );
  }

  /** What was added since counts for good. */
  commit(): void {
    for (const map of [this.#byId, this.#byGoogleId, this.#byName]) map.commit();
  }

  /** What was added since was not to be. */
  rollback(): void {
    for (const map of [this.#byId, this.#byGoogleId, this.#byName]) map.rollback();
  }

  get = (id: string): ExistingPlace | undefined => this.#byId.get(id);

  /** Every known place that is the sought one: by Google's id first, then by name within 150 m. */
  findSame(sought: PlaceLookup): ExistingPlace[] {
    const byGoogleId = sought.googlePlaceId === null ? undefined : this.#byGoogleId.get(sought.googlePlaceId);
    const namesakes = (this.#byName.get(normalizedPlaceName(sought.name)) ?? []).filter((place) =>
      isSamePlace({ ...sought, id: "" }, place),
    );
    return byGoogleId ? [byGoogleId, ...namesakes.filter((place) => place !== byGoogleId)] : namesakes;
  }
}
