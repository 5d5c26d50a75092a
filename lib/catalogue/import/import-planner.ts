import { normalizedPlaceName } from "@/lib/restaurants/same-place";
import { type ExistingPlace, ExistingPlaces } from "./existing-places";
import { RowError } from "./file-row";
import { newRestaurantId } from "./new-restaurant-id";
import type { ParsedPlace } from "./parse-place";
import type { ParsedRow } from "./parse-places";
import { placeChecksum } from "./restaurant-rows";
import { TransactionalMap } from "./transactional-map";

export type ImportRecord = { restaurantId: string; file: string; key: string | null; checksum: string };
/** What the database holds that some rows may be about. */
export type ExistingData = { restaurants: ExistingPlace[]; records: ImportRecord[] };
export type PlannedWrite = { id: string; place: ParsedPlace; checksum: string; before: ExistingPlace | undefined };
export type ImportPlan = {
  imported: PlannedWrite[];
  updated: PlannedWrite[];
  /** The same as last time; `moved` ones came from another file then. */
  unchanged: number;
  moved: string[];
  skipped: string[];
};

/** Decides for each row of a file what becomes of it, some rows after others. Changes nothing in the database. */
export class ImportPlanner {
  readonly #known = new ExistingPlaces();
  readonly #recordOf = new TransactionalMap<string, ImportRecord>();
  readonly #byKey = new TransactionalMap<string, string>();
  /** Which row each restaurant belongs to by now. */
  readonly #claimed = new TransactionalMap<string, string>();
  readonly #unreadable = new TransactionalMap<string, true>();

  constructor(private readonly file: string) {}

  /**
   * What becomes of the next rows, from what the database has of them at this moment. Rows that are not stored
   * afterwards are as if they had not been planned: the transaction that was to write them failed.
   */
  plan(rows: ParsedRow[], { restaurants, records }: ExistingData): ImportPlan {
    for (const part of this.#memory()) part.rollback();
    for (const place of restaurants) this.#known.add(place);
    for (const record of records) {
      this.#recordOf.set(record.restaurantId, record);
      if (record.file === this.file && record.key !== null) this.#byKey.set(record.key, record.restaurantId);
    }
    const plan: ImportPlan = { imported: [], updated: [], unchanged: 0, moved: [], skipped: [] };
    for (const { row, place, problem } of rows) {
      try {
        if (!place) throw new RowError(problem);
        this.#settle(place, plan);
      } catch (error) {
        if (!(error instanceof RowError)) throw error;
        plan.skipped.push(`${row.location.charAt(0).toUpperCase()}${row.location.slice(1)} ${error.message}.`);
        this.#unreadable.set(normalizedPlaceName(String(row.cells.name ?? "")), true);
        this.#unreadable.set(`key ${String(row.cells.id ?? "").trim()}`, true);
      }
    }
    return plan;
  }

  /** What was planned last is written. */
  commit(): void {
    for (const part of this.#memory()) part.commit();
  }

  /** After all rows: whether the file no longer holds a place that it brought. One whose row has a fault is still there. */
  isMissing({ restaurantId, key, name }: { restaurantId: string; key: string | null; name: string }): boolean {
    if (this.#claimed.get(restaurantId)) return false;
    return !this.#unreadable.get(normalizedPlaceName(name)) && !this.#unreadable.get(`key ${key}`);
  }

  #memory = () => [this.#known, this.#recordOf, this.#byKey, this.#claimed, this.#unreadable];

  #settle(place: ParsedPlace, plan: ImportPlan): void {
    const own = this.#findOwn(place);
    const id = own?.id ?? newRestaurantId(place, this.#known);
    const checksum = placeChecksum(id, place);
    this.#claimed.set(id, place.where);
    if (place.key !== null) this.#byKey.set(place.key, id);
    const record = this.#recordOf.get(id);
    if (own && record?.checksum === checksum) {
      plan.unchanged += 1;
      if (record.file !== this.file) plan.moved.push(id);
      return;
    }
    plan[own ? "updated" : "imported"].push({ id, place, checksum, before: own });
    this.#known.add({ ...place, id, source: "import", status: place.status ?? own?.status ?? "open" });
  }

  /** The row that an earlier import made of this place, or a list brought. @throws RowError where somebody else's row is the same place */
  #findOwn(place: ParsedPlace): ExistingPlace | undefined {
    const byOwnKey = place.key === null ? undefined : this.#known.get(this.#byKey.get(place.key) ?? "");
    const same = this.#known.findSame(place).filter(({ id }) => id !== byOwnKey?.id);
    const isFree = ({ id }: ExistingPlace) => !this.#claimed.get(id);
    const own =
      byOwnKey ??
      same.find((place) => this.#recordOf.get(place.id) && isFree(place)) ??
      same.find((place) => place.source === "listed" && isFree(place));
    const twin = own && this.#claimed.get(own.id);
    if (twin) throw new RowError(`is the same place as ${twin}`);
    for (const other of same) {
      // A listed one beside it is merged when the lists are next imported.
      if (other.id === own?.id || other.source === "listed") continue;
      const where = this.#claimed.get(other.id);
      if (where) throw new RowError(`is the same place as ${where}`);
      throw new RowError(`is already in the catalog, as ${other.name} (${other.id})`);
    }
    return own;
  }
}
