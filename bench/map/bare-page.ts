import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { BAY_TILES } from "@/lib/core/geo/bay-tiles";
import { readMapTile } from "@/lib/web/map-tiles";

const LIBRARY = new URL("../../node_modules/maplibre-gl/dist/", import.meta.url);
const TYPES: Record<string, string> = { mjs: "text/javascript", css: "text/css", json: "application/json" };

const page = (bounds: number[]) => `<!doctype html><title>Bare</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/maplibre-gl.css"><style>body { margin: 0 } #map { height: 100vh }</style><div id="map"></div>
<script type="module">
import { Map, setWorkerUrl } from "/maplibre-gl.mjs";
setWorkerUrl("/maplibre-gl-worker.mjs");
const places = { type: "geojson", data: "/points.json", cluster: true, clusterRadius: 56, clusterMaxZoom: 16 };
const bay = { type: "vector", tiles: [location.origin + "/tiles/{z}/{x}/{y}"], bounds: ${JSON.stringify(BAY_TILES.bounds)},
  minzoom: ${BAY_TILES.minZoom}, maxzoom: ${BAY_TILES.maxZoom} };
const drawn = (id, type, color) =>
  ({ id, type, source: "bay", "source-layer": id, paint: { [type + "-color"]: color } });
const circles = (id, filter, radius) =>
  ({ id, type: "circle", source: "places", filter, paint: { "circle-radius": radius, "circle-color": "#ff6a4d" } });
const map = new Map({
  container: "map",
  center: [-122.42, 37.77],
  zoom: 12,
  style: {
    version: 8,
    sources: { bay, places },
    layers: [
      { id: "ground", type: "background", paint: { "background-color": "#f8efdf" } },
      drawn("green", "fill", "#dbe3c2"),
      drawn("water", "fill", "#c9dde4"),
      drawn("rail", "line", "#bfae9d"),
      drawn("streets", "line", "#ffffff"),
      circles("clusters", ["has", "point_count"], 18),
      circles("lone", ["!", ["has", "point_count"]], 8),
    ],
  },
});
map.once("load", () => map.fitBounds(${JSON.stringify(bounds)}, { padding: 50, duration: 0 }));
const box = map.getContainer();
const busy = () => box.setAttribute("aria-busy", "true");
map.on("dataloading", busy);
map.on("movestart", busy);
map.on("idle", () => box.setAttribute("aria-busy", "false"));
</script>`;

type Point = [id: string, name: string, longitude: number, latitude: number];

/** The minimum for MapLibre to show these points: its files, the same tiles, one clustered source. */
export async function serveBarePage(points: Point[]): Promise<{ url: string; stop: () => Promise<void> }> {
  const features = points.map(([id, , longitude, latitude]) => ({
    type: "Feature",
    properties: { id },
    geometry: { type: "Point", coordinates: [longitude, latitude] },
  }));
  const html = page(boundsOf(points));
  const json = JSON.stringify({ type: "FeatureCollection", features });
  const server = createServer(async ({ url = "/" }, response) => {
    if (url.startsWith("/tiles/")) {
      const [z = 0, x = 0, y = 0] = url.split("/").slice(2).map(Number);
      const tile = await readMapTile({ z, x, y });
      response.writeHead(tile ? 200 : 204, tile ? { "content-encoding": "gzip" } : {}).end(tile);
      return;
    }
    const type = TYPES[url.split(".").at(-1) ?? ""] ?? "text/html";
    const read = url === "/" ? html : url === "/points.json" ? json : readFile(new URL(url.slice(1), LIBRARY));
    const body = await Promise.resolve(read).catch(() => null);
    response.writeHead(body === null ? 404 : 200, { "content-type": type }).end(body);
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}

function boundsOf(points: Point[]): number[] {
  const [east, north] = [points.map(([, , longitude]) => longitude), points.map(([, , , latitude]) => latitude)];
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b));
  return [least(east), least(north), most(east), most(north)];
}
