import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PMTiles, SharedPromiseCache, type Source } from "pmtiles";
import { z } from "zod";
import { BAY_TILES } from "@/lib/core/geo/bay-tiles";
import { sha256 } from "@/lib/core/sha256";

/** Made by scripts/make-map-tiles.sh. */
const ARCHIVE = "data/map/bay-area.pmtiles";
const VERSION_LENGTH = 12;

const step = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number);
export const TileAddress = z.object({ z: step.pipe(z.number().max(BAY_TILES.maxZoom)), x: step, y: step });
export type TileAddress = z.infer<typeof TileAddress>;

type Archive = { tiles: PMTiles; version: string };

/** The whole archive, five megabytes, is read once: a tile is a slice of it. */
let archive: Promise<Archive> | undefined;

const openArchive = (): Promise<Archive> => {
  archive ??= readFile(join(process.cwd(), ARCHIVE)).then((bytes) => {
    const source: Source = {
      getKey: () => ARCHIVE,
      getBytes: async (offset, length) => ({ data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer }),
    };
    // The directories are unpacked, the tiles stay as they are stored: gzipped, as browsers take them.
    const tiles = new PMTiles(source, new SharedPromiseCache(), async (data) => data);
    return { tiles, version: sha256(bytes.toString("base64")).slice(0, VERSION_LENGTH) };
  });
  return archive;
};

/** Where a map finds its tiles: the address changes whenever the archive does, so that they can be kept for a year. */
export const mapTilesPath = async (): Promise<string> => `/tiles/${await tilesVersion()}/{z}/{x}/{y}`;

/** Another one whenever the archive is another. */
export const tilesVersion = async (): Promise<string> => (await openArchive()).version;

/** A vector tile (MVT 2), gzipped; null where there is nothing to draw. */
export async function readMapTile({ z, x, y }: TileAddress): Promise<Uint8Array<ArrayBuffer> | null> {
  // Beyond the edge of the world the library throws.
  if (Math.min(x, y) < 0 || Math.max(x, y) >= 2 ** z) return null;
  const { tiles } = await openArchive();
  const tile = await tiles.getZxy(z, x, y);
  return tile ? new Uint8Array(tile.data) : null;
}

/** Whether an address with this version is of the tiles that we have. */
export const isCurrentVersion = async (version: string): Promise<boolean> => (await tilesVersion()) === version;
