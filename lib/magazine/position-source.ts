import type { restaurants } from "@/db/schema";
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import type { CatalogueEntry } from "@/lib/catalogue/source/catalogue-entry";

/** What a place's position rests on, and when and against what somebody last checked the place. */
export type PositionSource = Pick<CatalogueEntry, "position" | "checked">;
type Row = Pick<typeof restaurants.$inferSelect, "id" | "source" | "latitude" | "longitude">;

let bySlug: Map<string, CatalogueEntry> | undefined;

/** Only of a place of the built-in catalogue that nobody has moved since. */
export function positionSource({ id, source, latitude, longitude }: Row): PositionSource | null {
  if (source !== "catalogue") return null;
  bySlug ??= new Map(builtInCatalogue().map((entry) => [entry.slug, entry]));
  const entry = bySlug.get(id);
  if (!entry || entry.latitude !== latitude || entry.longitude !== longitude) return null;
  return { position: entry.position, checked: entry.checked };
}
