import { IMPORT_MAX_PLACES } from "../import-bounds.ts";
import type { ForeignPlace } from "./foreign-place.ts";
import { tooManyPlaces } from "./refusals.ts";

/** The places of a file as they are read, counted one by one: whatever the file holds, no more than these are kept. */
export class PlaceList {
  private places: ForeignPlace[] = [];

  /** @throws TooMuch */
  add(place: ForeignPlace): void {
    if (this.places.length >= IMPORT_MAX_PLACES) throw tooManyPlaces();
    this.places.push(place);
  }

  get length(): number {
    return this.places.length;
  }

  /** Forgets what was added beyond the first `length`. */
  cutTo(length: number): void {
    this.places.length = length;
  }

  all(): ForeignPlace[] {
    return this.places;
  }
}
