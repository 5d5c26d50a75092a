import { IMPORT_MAX_PLACES } from "../../../contracts/place-import-limits.ts";
import type { ExternalPlace } from "./external-place.ts";
import { tooManyPlacesError } from "./file-errors.ts";

/** The places of a file as they are read, counted one by one: whatever the file holds, no more than these are kept. */
export class BoundedPlaceList {
  private places: ExternalPlace[] = [];

  /** @throws TooMuch */
  add(place: ExternalPlace): void {
    if (this.places.length >= IMPORT_MAX_PLACES) throw tooManyPlacesError();
    this.places.push(place);
  }

  get length(): number {
    return this.places.length;
  }

  /** Forgets what was added beyond the first `length`. */
  truncate(length: number): void {
    this.places.length = length;
  }

  all(): ExternalPlace[] {
    return this.places;
  }
}
