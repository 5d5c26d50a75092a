import { isSamePlace, nameKey } from "../../guides/same-place";
import { DraftedMap } from "./drafted-map";

export type KnownPlace = {
  id: string;
  name: string;
  source: "catalogue" | "google" | "import";
  googlePlaceId: string | null;
  latitude: number;
  longitude: number;
  city: string;
  status: "open" | "temporarily_closed" | "closed";
};
type Sought = Pick<KnownPlace, "name" | "googlePlaceId" | "latitude" | "longitude">;

/** The restaurants there are, findable by Google's id and by name without going through them all. */
export class KnownPlaces {
  readonly #byId = new DraftedMap<string, KnownPlace>();
  readonly #byGoogleId = new DraftedMap<string, KnownPlace>();
  readonly #byName = new DraftedMap<string, KnownPlace[]>();

  /** Takes a place in, or what is newly known of it. */
  add(place: KnownPlace): void {
    this.#forget(this.#byId.get(place.id));
    this.#byId.set(place.id, place);
    if (place.googlePlaceId !== null) this.#byGoogleId.set(place.googlePlaceId, place);
    const key = nameKey(place.name);
    this.#byName.set(key, [...(this.#byName.get(key) ?? []), place]);
  }

  #forget(place: KnownPlace | undefined): void {
    if (!place) return;
    if (place.googlePlaceId !== null) this.#byGoogleId.set(place.googlePlaceId, undefined);
    const key = nameKey(place.name);
    this.#byName.set(
      key,
      this.#byName.get(key)?.filter((other) => other !== place),
    );
  }

  /** What was added since counts for good. */
  keep(): void {
    for (const map of [this.#byId, this.#byGoogleId, this.#byName]) map.keep();
  }

  /** What was added since was not to be. */
  drop(): void {
    for (const map of [this.#byId, this.#byGoogleId, this.#byName]) map.drop();
  }

  get = (id: string): KnownPlace | undefined => this.#byId.get(id);

  /** Every known place that is the sought one: by Google's id first, then by name within 150 m. */
  same(sought: Sought): KnownPlace[] {
    const byGoogleId = sought.googlePlaceId === null ? undefined : this.#byGoogleId.get(sought.googlePlaceId);
    const namesakes = (this.#byName.get(nameKey(sought.name)) ?? []).filter((place) =>
      isSamePlace({ ...sought, id: "" }, place),
    );
    return byGoogleId ? [byGoogleId, ...namesakes.filter((place) => place !== byGoogleId)] : namesakes;
  }
}
