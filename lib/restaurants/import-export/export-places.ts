import { asc, desc, eq } from "drizzle-orm";
import { guides, restaurantStatuses, restaurants } from "@/db/schema";
import type { ExportFormat } from "@/lib/contracts/place-import";
import { californiaDate } from "@/lib/core/california-time";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { isStatusOf, isVisibleOrigin } from "../select-for-reader";
import type { ExportedPlace } from "./export-fields";
import { writeCsv } from "./writing/write-csv";
import { writeGeojson } from "./writing/write-geojson";
import { writeKml } from "./writing/write-kml";

type ExportFile = { fileName: string; contentType: string; text: string };

const WRITERS: Record<ExportFormat, { contentType: string; write: (places: ExportedPlace[]) => string }> = {
  csv: { contentType: "text/csv; charset=utf-8", write: writeCsv },
  geojson: { contentType: "application/geo+json", write: writeGeojson },
  kml: { contentType: "application/vnd.google-earth.kml+xml", write: writeKml },
};

/** Every place that the current user has given any status, not_interested included, as a file. */
export async function exportPlaces(ctx: Ctx & { user: SessionUser }, format: ExportFormat): Promise<ExportFile> {
  const { contentType, write } = WRITERS[format];
  const text = write(await listRated(ctx));
  return { fileName: `kumquat-places-${californiaDate(ctx.now)}.${format}`, contentType, text };
}

/** Every place that the current user has marked, the latest first. */
export async function listRated({ db, user }: Ctx & { user: SessionUser }): Promise<ExportedPlace[]> {
  const { id, name, address, city, latitude, longitude, website, phoneNumber, googlePlaceId } = restaurants;
  const { status, updatedAt: markedOn } = restaurantStatuses;
  return db
    .select({
      id,
      name,
      address,
      city,
      latitude,
      longitude,
      website,
      phoneNumber,
      googlePlaceId,
      status,
      markedOn,
      guide: guides.name,
    })
    .from(restaurantStatuses)
    .innerJoin(restaurants, isStatusOf(user))
    .leftJoin(guides, isVisibleOrigin(user))
    .where(eq(restaurantStatuses.userId, user.id))
    .orderBy(desc(markedOn), asc(id));
}
