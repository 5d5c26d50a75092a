import { nameKey } from "../../guides/same-place";
import { type KnownPlace, KnownPlaces } from "./known-places";
import { newId } from "./new-id";
import type { ImportedPlace } from "./read-place";
import type { ReadRow } from "./read-places";
import { checksumOf } from "./records";
import { RowProblem } from "./row";

export type ImportRecord = { restaurantId: string; file: string; key: string | null; checksum: string };
export type Kept = { id: string; place: ImportedPlace; checksum: string; before: KnownPlace | undefined };
export type Sorted = {
  imported: Kept[];
  updated: Kept[];
  /** The same as last time; `moved` ones came from another file then. */
  unchanged: number;
  moved: string[];
  skipped: string[];
  gone: string[];
};
type Input = { file: string; read: ReadRow[]; restaurants: KnownPlace[]; records: ImportRecord[] };

/** Decides for each row what becomes of it, from what the database holds. Changes nothing. */
export function sortRows({ file, read, restaurants, records }: Input): Sorted {
  const known = new KnownPlaces(restaurants);
  const recordOf = new Map(records.map((record) => [record.restaurantId, record]));
  const byKey = new Map(records.flatMap((r) => (r.file === file && r.key !== null ? [[r.key, r.restaurantId]] : [])));
  const claimed = new Map<string, string>();
  const unreadable = new Set<string>();
  const sorted: Sorted = { imported: [], updated: [], unchanged: 0, moved: [], skipped: [], gone: [] };

  for (const { row, place, problem } of read) {
    try {
      if (!place) throw new RowProblem(problem);
      settle(place);
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      sorted.skipped.push(`${row.where.charAt(0).toUpperCase()}${row.where.slice(1)} ${error.message}.`);
      unreadable.add(nameKey(String(row.cells.name ?? ""))).add(`key ${String(row.cells.id ?? "").trim()}`);
    }
  }
  sorted.gone = records
    .filter((record) => record.file === file && !claimed.has(record.restaurantId))
    .flatMap(({ restaurantId, key }) => {
      const name = known.get(restaurantId)?.name ?? restaurantId;
      return unreadable.has(nameKey(name)) || unreadable.has(`key ${key}`) ? [] : [name];
    });
  return sorted;

  function settle(place: ImportedPlace): void {
    const own = findOwn(place);
    const id = own?.id ?? newId(place, known);
    const checksum = checksumOf(id, place);
    claimed.set(id, place.where);
    if (place.key !== null) byKey.set(place.key, id);
    const record = recordOf.get(id);
    if (own && record?.checksum === checksum) {
      sorted.unchanged += 1;
      if (record.file !== file) sorted.moved.push(id);
      return;
    }
    sorted[own ? "updated" : "imported"].push({ id, place, checksum, before: own });
    known.add({ ...place, id, source: "import", status: place.status ?? own?.status ?? "open" });
  }

  /** The row that an earlier import made of this place. @throws RowProblem where somebody else's row is the same place */
  function findOwn(place: ImportedPlace): KnownPlace | undefined {
    const byOwnKey = place.key === null ? undefined : known.get(byKey.get(place.key) ?? "");
    const same = known.same(place).filter(({ id }) => id !== byOwnKey?.id);
    const own = byOwnKey ?? same.find(({ id }) => recordOf.has(id) && !claimed.has(id));
    const twin = own && claimed.get(own.id);
    if (twin) throw new RowProblem(`is the same place as ${twin}`);
    for (const other of same) {
      if (other.id === own?.id) continue;
      const where = claimed.get(other.id);
      if (where) throw new RowProblem(`is the same place as ${where}`);
      throw new RowProblem(`is already in the catalogue, as ${other.name} (${other.id})`);
    }
    return own;
  }
}
