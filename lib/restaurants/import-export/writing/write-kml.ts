import type { UserStatus } from "@/lib/contracts/restaurant";
import { type ExportedPlace, toExportFields } from "../export-fields";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\r": "&#13;" };

/** What XML 1.0 cannot represent, not even as a reference. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for an element or a double-quoted attribute, and drops what XML can't hold. */
const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, "").replace(/[&<>"\r]/g, (sign) => ENTITIES[sign] ?? sign);

/** The light fills of app/styles/tokens.css, in KML's order: opacity, blue, green, red. */
const COLORS: Record<UserStatus, string> = {
  love: "ff4d6aff",
  like: "ffa36a2b",
  interested: "ff327445",
  never_again: "ff1a2a4b",
  not_interested: "ff698db3",
};

/** OGC KML 2.2: a style for each status, the facts as extended data. */
export function writeKml(places: readonly ExportedPlace[]): string {
  const styles = Object.entries(COLORS).map(
    ([status, color]) => `<Style id="${status}"><IconStyle><color>${color}</color></IconStyle></Style>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    "<Document>",
    "<name>My places in Kumquat</name>",
    ...styles,
    ...places.map(placemark),
    "</Document>",
    "</kml>",
    "",
  ].join("\n");
}

function placemark(place: ExportedPlace): string {
  const { name, address, latitude, longitude, ...data } = toExportFields(place);
  const fields = Object.entries(data)
    .filter(([, value]) => value !== null)
    .map(([field, value]) => `<Data name="${field}"><value>${escapeXml(String(value))}</value></Data>`);
  return [
    "<Placemark>",
    `<name>${escapeXml(place.name)}</name>`,
    `<address>${escapeXml(place.address)}</address>`,
    `<styleUrl>#${place.status}</styleUrl>`,
    `<ExtendedData>${fields.join("")}</ExtendedData>`,
    `<Point><coordinates>${longitude},${latitude}</coordinates></Point>`,
    "</Placemark>",
  ].join("");
}
