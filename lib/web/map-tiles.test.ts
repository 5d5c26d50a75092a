import { readFileSync, statSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { describe, expect, it } from "vitest";
import { BAY_TILES } from "@/lib/core/geo/bay-tiles";
import { isCurrentVersion, mapTilesPath, readMapTile } from "./map-tiles";

/** The tile around a point. */
function tileAt(z: number, longitude: number, latitude: number) {
  const radians = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * 2 ** z);
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z);
  return { z, x, y };
}

async function namesIn(layer: string, z: number, longitude: number, latitude: number): Promise<string[]> {
  const gzipped = await readMapTile(tileAt(z, longitude, latitude));
  const { layers } = new VectorTile(new PbfReader(gunzipSync(gzipped ?? new Uint8Array())));
  const found = layers[layer];
  if (!found) return [];
  const names = Array.from({ length: found.length }, (_, index) => found.feature(index).properties.name);
  return [...new Set(names.filter((name) => typeof name === "string"))];
}

describe("the tiles of the built-in map", () => {
  it.each([
    ["the Mission", -122.4194, 37.7599, ["Valencia St", "18th St"]],
    ["Temescal", -122.2602, 37.8365, ["Telegraph Ave", "51st St"]],
    ["downtown Berkeley", -122.2681, 37.8703, ["Shattuck Ave", "University Ave"]],
    ["San José's Japantown", -121.8943, 37.3489, ["Jackson St", "North 6th St"]],
    ["downtown Palo Alto", -122.1609, 37.4447, ["University Ave", "Emerson St"]],
    ["downtown San Mateo", -122.3243, 37.5665, ["South B St", "East 3rd Ave"]],
  ])("name the streets of %s", async (_, longitude, latitude, streets) => {
    expect(await namesIn("streets", BAY_TILES.maxZoom, longitude, latitude)).toEqual(expect.arrayContaining(streets));
  });

  it("name stations, the two that are newer than the rails among them, and neighborhoods", async () => {
    expect(await namesIn("labels", 13, -121.8746, 37.3685)).toContain("Berryessa");
    expect(await namesIn("labels", 13, -121.8911, 37.4103)).toContain("Milpitas");
    expect(await namesIn("labels", 13, -122.4194, 37.7599)).toContain("Mission");
  });

  it("have the sea beyond their streets, and nothing where there is only land", async () => {
    expect(await readMapTile(tileAt(10, -123.5, 37))).not.toBeNull();
    expect(await readMapTile(tileAt(13, -121.2, 38.4))).toBeNull();
    for (const outside of [
      { z: 13, x: 9_999, y: 1 },
      { z: 3, x: 1, y: 1 },
      { z: 0, x: -1, y: 0 },
    ])
      expect(await readMapTile(outside)).toBeNull();
  });

  it("stay under six megabytes, and tell nothing of the machine that made them", async () => {
    const file = "data/map/bay-area.pmtiles";
    expect(statSync(file).size).toBeLessThan(6_000_000);
    const bytes = readFileSync(file);
    // The metadata's place in the file is in its header (PMTiles 3).
    const [from, length] = [Number(bytes.readBigUInt64LE(24)), Number(bytes.readBigUInt64LE(32))];
    const metadata = gunzipSync(bytes.subarray(from, from + length)).toString();
    expect(metadata).not.toMatch(/\/(?:tmp|home|root|work|usr)\//);
  });

  it("are at an address that names their version", async () => {
    const [, version = ""] = /^\/tiles\/([0-9a-f]{12})\/\{z\}\/\{x\}\/\{y\}$/.exec(await mapTilesPath()) ?? [];
    expect(await isCurrentVersion(version)).toBe(true);
    expect(await isCurrentVersion("000000000000")).toBe(false);
  });
});
