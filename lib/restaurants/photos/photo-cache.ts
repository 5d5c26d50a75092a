import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ensureWritable } from "@/db/embedded/ensure-writable";
import { DAY_MS } from "@/lib/core/durations";

type CacheLimits = { bytesMax: number; ageMaxMs: number };
/** About two thousand photos, for no longer than Google allows its content to be stored. */
const CACHE_LIMITS: CacheLimits = { bytesMax: 256 * 1024 * 1024, ageMaxMs: 30 * DAY_MS };

type Bytes = Uint8Array<ArrayBuffer>;
export type PhotoCache = {
  find(id: string, now: Date): Promise<Bytes | null>;
  store(id: string, bytes: Bytes): Promise<void>;
};

/** Caches photos as files in a folder of bounded size; the oldest are evicted first. */
export function openPhotoCache(folder: string, { bytesMax, ageMaxMs }: CacheLimits = CACHE_LIMITS): PhotoCache {
  const fileOf = (id: string) => join(folder, `${id}.webp`);
  return {
    async find(id, now) {
      try {
        const { mtimeMs } = await stat(fileOf(id));
        if (now.getTime() - mtimeMs > ageMaxMs) return null;
        return new Uint8Array(await readFile(fileOf(id)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async store(id, bytes) {
      ensureWritable(folder);
      // Written to a temporary file and renamed, so that nobody reads half a photo.
      const draft = join(folder, `${id}.${crypto.randomUUID()}.part`);
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, fileOf(id));
      await evictOldest(folder, bytesMax);
    },
  };
}

async function evictOldest(folder: string, bytesMax: number): Promise<void> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      return { path, size: found?.size ?? 0, at: found?.mtimeMs ?? 0 };
    }),
  );
  let size = files.reduce((sum, file) => sum + file.size, 0);
  for (const file of files.sort((a, b) => a.at - b.at)) {
    if (size <= bytesMax) return;
    await rm(file.path, { force: true });
    size -= file.size;
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
