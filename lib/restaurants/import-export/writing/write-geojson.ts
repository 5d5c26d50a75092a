import { type ExportedPlace, toExportFields } from "../export-fields";

/** RFC 7946: longitude comes before latitude, and the rest is in each feature's properties. */
export function writeGeojson(places: readonly ExportedPlace[]): string {
  const features = places.map((place) => {
    const { latitude, longitude, ...properties } = toExportFields(place);
    return { type: "Feature", geometry: { type: "Point", coordinates: [longitude, latitude] }, properties };
  });
  return `${JSON.stringify({ type: "FeatureCollection", features }, null, 1)}\n`;
}
