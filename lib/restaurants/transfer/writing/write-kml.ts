import type { UserStatus } from "../../contract";
import { type ExportedPlace, fieldsOf } from "../exported-place";
import { xmlText } from "./xml-text";

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
  const { name, address, latitude, longitude, ...data } = fieldsOf(place);
  const fields = Object.entries(data)
    .filter(([, value]) => value !== null)
    .map(([field, value]) => `<Data name="${field}"><value>${xmlText(String(value))}</value></Data>`);
  return [
    "<Placemark>",
    `<name>${xmlText(place.name)}</name>`,
    `<address>${xmlText(place.address)}</address>`,
    `<styleUrl>#${place.status}</styleUrl>`,
    `<ExtendedData>${fields.join("")}</ExtendedData>`,
    `<Point><coordinates>${longitude},${latitude}</coordinates></Point>`,
    "</Placemark>",
  ].join("");
}
