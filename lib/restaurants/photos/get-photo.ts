import { eq } from "drizzle-orm";
import { photos } from "@/db/schema";
import { MINUTE_MS } from "@/lib/core/durations";
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/ports/context";
import type { PhotoCache } from "./photo-cache";
import { resizePhoto } from "./resize-photo";

type Bytes = Uint8Array<ArrayBuffer>;
type Photo = { name: string; author: string };

/** A photo that fails is not requested again for this long: each attempt costs. */
const RETRY_AFTER_FAILURE_MS = MINUTE_MS;
const inFlight = new Map<string, Promise<Bytes>>();
const recentFailures = new Map<string, { until: number; error: unknown }>();
const RECENT_FAILURES_MAX = 1000;

/**
 * A photo of a place, as WebP: cached, or fetched once however many request it. Only photos that our own guides show
 * have an id, so nobody can make us fetch anything else.
 * @throws AppError not_found, unavailable
 */
export async function getPhoto(ctx: Ctx, id: string, cache: PhotoCache): Promise<Bytes> {
  const [photo] = await ctx.db
    .select({ name: photos.name, author: photos.author })
    .from(photos)
    .where(eq(photos.id, id));
  if (!photo) throw new AppError("not_found", "There is no photo at this address.");
  const cached = await cache.find(id, ctx.now);
  if (cached) return cached;
  const failed = recentFailures.get(id);
  if (failed && failed.until > ctx.now.getTime()) throw failed.error;
  const fetching = inFlight.get(id) ?? fetchOnce(ctx, id, photo, cache);
  inFlight.set(id, fetching);
  return fetching;
}

async function fetchOnce({ providers, now }: Ctx, id: string, photo: Photo, cache: PhotoCache): Promise<Bytes> {
  try {
    const { places } = providers;
    if (!places.fetchPhoto) throw new AppError("not_found", "This photo's source is not set up here.");
    // The reader who requested it first may leave while others wait for the same photo.
    const bytes = await resizePhoto(await places.fetchPhoto(photo, new AbortController().signal));
    // Where nothing can be written, as in an image, photos are shown all the same.
    await cache.store(id, bytes).catch((error: unknown) => {
      console.warn(JSON.stringify({ warning: "A photo could not be cached.", fault: String(error) }));
    });
    return bytes;
  } catch (error) {
    const [oldest] = recentFailures.keys();
    if (recentFailures.size >= RECENT_FAILURES_MAX && oldest !== undefined) recentFailures.delete(oldest);
    recentFailures.set(id, { until: now.getTime() + RETRY_AFTER_FAILURE_MS, error });
    throw error;
  } finally {
    inFlight.delete(id);
  }
}
