import { lt, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { evidence, photos } from "@/db/schema";
import type { GooglePlace } from "@/lib/catalogue/google/response";
import { photoPath } from "@/lib/core/photo-path";
import { sha256 } from "@/lib/core/sha256";
import { reviewEvidence, summaryEvidence } from "./evidence";

type Photo = GooglePlace["photos"][number];

const WIDE_ENOUGH = 800;

/** The first photo that fills a wide frame without being enlarged, else the first; Google has the best ones first. */
function choosePhoto(photos: readonly Photo[]): Photo | undefined {
  return photos.find(fillsFrame) ?? photos[0];
}

function fillsFrame({ widthPx, heightPx }: Photo): boolean {
  if (widthPx === null || heightPx === null || heightPx <= 0) return false;
  const ratio = widthPx / heightPx;
  return widthPx >= WIDE_ENOUGH && ratio >= 1.1 && ratio <= 2.2;
}

type EvidenceRow = typeof evidence.$inferInsert;

/** What is left of a review whose time is over: its author, its date and the way to it. */
export const EXPIRED_TEXT = "Google keeps this review; here is only the way to it.";

/** Stores Google's content about a place, for as long as its terms allow, and returns the photo to show. */
export async function saveResearch(db: Database, restaurantId: string, place: GooglePlace, now: Date) {
  await saveEvidence(db, [...reviewEvidence(restaurantId, place, now), ...summaryEvidence(restaurantId, place, now)]);
  const photo = choosePhoto(place.photos);
  if (!photo) return null;
  const id = sha256(`${restaurantId} ${photo.name}`, "base64url").slice(0, 22);
  const author = photo.authors[0] ?? "a visitor";
  await db
    .insert(photos)
    .values({ id, restaurantId, name: photo.name, author, fetchedAt: now })
    .onConflictDoUpdate({ target: photos.id, set: { author, fetchedAt: now } });
  return { placeId: restaurantId, url: photoPath(id), source: `${author} via Google` };
}

/** Evidence under its stable ids: what a guide rests on already is brought up to date. */
export async function saveEvidence(db: Database, rows: EvidenceRow[]): Promise<void> {
  const unique = [...new Map(rows.map((row) => [row.id, row])).values()];
  if (unique.length === 0) return;
  await db
    .insert(evidence)
    .values(unique)
    .onConflictDoUpdate({
      target: evidence.id,
      set: {
        text: sql`excluded.text`,
        source: sql`excluded.source`,
        sourceUrl: sql`excluded.source_url`,
        datedOn: sql`excluded.dated_on`,
        keptUntil: sql`excluded.kept_until`,
      },
    });
}

/** Deletes Google's texts when they expire; guides that rest on them keep the link. */
export async function expireContent(db: Database, now: Date): Promise<void> {
  await db.update(evidence).set({ text: EXPIRED_TEXT, keptUntil: null }).where(lt(evidence.keptUntil, now));
}
