import { AppError } from "../errors";

type Picture = Uint8Array<ArrayBuffer>;
type Draw = () => Promise<Picture>;
type Limits = { atOnce: number; waiting: number; keptBytes: number };

/**
 * A picture takes 50 ms of one of libuv's four threads, which hash passwords too: two at a time leave half of them.
 * Whoever waits behind forty waits for a second. 32 MB are some 800 pictures: those of every guide that is read now.
 */
const LIMITS: Limits = { atOnce: 2, waiting: 40, keptBytes: 32 * 1024 * 1024 };

/** Draws pictures a few at a time, each once, and keeps the latest. */
export function pictureDesk({ atOnce, waiting, keptBytes }: Limits = LIMITS) {
  const kept = new Map<string, Picture>();
  const underWay = new Map<string, Promise<Picture>>();
  const line: (() => void)[] = [];
  let bytes = 0;
  let drawing = 0;

  function keep(key: string, picture: Picture): void {
    kept.set(key, picture);
    bytes += picture.byteLength;
    for (const [oldest, { byteLength }] of kept) {
      if (bytes <= keptBytes) return;
      kept.delete(oldest);
      bytes -= byteLength;
    }
  }

  async function drawInTurn(key: string, draw: Draw): Promise<Picture> {
    if (drawing >= atOnce) await new Promise<void>((turn) => line.push(turn));
    else drawing += 1;
    try {
      const picture = await draw();
      keep(key, picture);
      return picture;
    } finally {
      underWay.delete(key);
      const next = line.shift();
      if (next) next();
      else drawing -= 1;
    }
  }

  return async (key: string, draw: Draw): Promise<Picture> => {
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const same = underWay.get(key);
    if (same) return same;
    if (line.length >= waiting) throw tooMany();
    const picture = drawInTurn(key, draw);
    underWay.set(key, picture);
    return picture;
  };
}

const tooMany = () =>
  new AppError("unavailable", "Too many pictures are asked for at once. Try again in a moment.", {
    retryAfterSeconds: 2,
  });

const shared = globalThis as typeof globalThis & { kumquatPictures?: ReturnType<typeof pictureDesk> };

/**
 * The picture of a key, drawn unless it is kept. One desk for the process, though Next makes a copy of this file for
 * each of its bundles. @throws AppError unavailable when too many are waited for
 */
export function keptPicture(key: string, draw: Draw): Promise<Picture> {
  shared.kumquatPictures ??= pictureDesk();
  return shared.kumquatPictures(key, draw);
}
