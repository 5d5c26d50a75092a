import type { Restaurant } from "@/lib/contracts/restaurant";
import { type NamedArea, spellingsOf } from "@/lib/restaurants/read-query";

export type IsInScope = (place: Restaurant, town: string | null) => boolean;

/** As `isInScope` (lib/restaurants/search-scope.ts) has it of rows. */
export function isInSome(areas: readonly NamedArea[]): IsInScope {
  const named = areas.map((area) => ({ city: area.city, names: spellingsOf(area) }));
  return ({ city, neighbourhood }, town) =>
    named.some(
      (area) =>
        (area.city === null || area.city === city) &&
        (area.names === null ||
          area.names.includes((neighbourhood?.split(",")[0] ?? "").toLowerCase()) ||
          area.names.includes(town?.toLowerCase() ?? "")),
    );
}
