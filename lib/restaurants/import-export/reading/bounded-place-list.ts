import { IMPORT_MAX_PLACES } from "../../../contracts/place-import-limits.ts";
import type { ExternalPlace } from "./external-place.ts";
import { tooManyPlacesError } from "./file-errors.ts";

/** Collects the places of a file as they are read, and throws past the maximum, whatever the file holds. */
export class BoundedPlaceList {
  private places: ExternalPlace[] = [];

  /** @throws OversizedFileError */
  add(place: ExternalPlace): void {
    if (this.places.length >= IMPORT_MAX_PLACES) throw tooManyPlacesError();
    this.places.push(place);
  }

  get length(): number {
    return this.places.length;
  }

  /** Drops what was added after the first `length`. */
  truncate(length: number): void {
    this.places.length = length;
  }

  all(): ExternalPlace[] {
    return this.places;
  }
}
