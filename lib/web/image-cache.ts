import { AppError } from "@/lib/core/errors";

type ImageBytes = Uint8Array<ArrayBuffer>;
type RenderImage = () => Promise<ImageBytes>;
type Limits = { concurrency: number; queueMax: number; cacheBytes: number };

/**
 * A picture takes 50 ms of one of libuv's four threads, which hash passwords too: two at a time leave half of them.
 * The fortieth in line waits about a second. 32 MB are some 800 pictures: those of every guide that is read now.
 */
const LIMITS: Limits = { concurrency: 2, queueMax: 40, cacheBytes: 32 * 1024 * 1024 };

/** Draws pictures a few at a time, each once, and caches the latest. */
export function createImageCache({ concurrency, queueMax, cacheBytes }: Limits = LIMITS) {
  const cached = new Map<string, ImageBytes>();
  const inProgress = new Map<string, Promise<ImageBytes>>();
  const queue: (() => void)[] = [];
  let bytes = 0;
  let drawing = 0;

  function store(key: string, picture: ImageBytes): void {
    cached.set(key, picture);
    bytes += picture.byteLength;
    for (const [oldest, { byteLength }] of cached) {
      if (bytes <= cacheBytes) return;
      cached.delete(oldest);
      bytes -= byteLength;
    }
  }

  async function drawInTurn(key: string, draw: RenderImage): Promise<ImageBytes> {
    if (drawing >= concurrency) await new Promise<void>((turn) => queue.push(turn));
    else drawing += 1;
    try {
      const picture = await draw();
      store(key, picture);
      return picture;
    } finally {
      inProgress.delete(key);
      const next = queue.shift();
      if (next) next();
      else drawing -= 1;
    }
  }

  return async (key: string, draw: RenderImage): Promise<ImageBytes> => {
    const known = cached.get(key);
    if (known) {
      cached.delete(key);
      cached.set(key, known);
      return known;
    }
    const same = inProgress.get(key);
    if (same) return same;
    if (queue.length >= queueMax) throw overloadedError();
    const picture = drawInTurn(key, draw);
    inProgress.set(key, picture);
    return picture;
  };
}

const overloadedError = () =>
  new AppError("unavailable", "Too many pictures are requested at once. Try again in a moment.", {
    retryAfterSeconds: 2,
  });

const shared = globalThis as typeof globalThis & { kumquatPictures?: ReturnType<typeof createImageCache> };

/**
 * The picture of a key, drawn unless it is cached. One cache for the process, though Next makes a copy of this file for
 * each of its bundles. @throws AppError unavailable if too many are waiting
 */
export function cachedImage(key: string, draw: RenderImage): Promise<ImageBytes> {
  shared.kumquatPictures ??= createImageCache();
  return shared.kumquatPictures(key, draw);
}
