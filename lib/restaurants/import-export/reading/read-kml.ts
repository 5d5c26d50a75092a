import { type X2jOptions, XMLParser, XMLValidator } from "fast-xml-parser";
import type { ImportSource } from "@/lib/contracts/place-import";
import { IMPORT_MAX_PLACES } from "../../../contracts/place-import-limits.ts";
import type { BoundedPlaceList } from "./bounded-place-list.ts";
import { type ExternalPlace, toExternalPlace } from "./external-place.ts";
import { InvalidFileError, OversizedFileError, tooManyPlacesError } from "./file-errors.ts";
import { parseStatus } from "./parse-status.ts";
import { childrenOf, childText, type Element, isNamed } from "./xml-element.ts";

const MAX_DEPTH = 32;
/** Forty per place: our own files have 27. */
const MAX_ELEMENTS = 40 * IMPORT_MAX_PLACES;
/** A tag with thousands of attributes. */
const LONG_TAG = /<[^!<>][^<>]{65536}/;
/** One text, or one tag and its text: a track has thousands of positions, not a million. */
const MAX_PART_LENGTH = 1024 * 1024;
const TOO_LARGE_MESSAGE = "This KML holds far more than lists of places need.";

const OPTIONS: X2jOptions = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  removeNSPrefix: true,
  processEntities: false,
  cdataPropName: "#cdata",
  maxNestedTags: MAX_DEPTH,
};

/** Reads the placemarks of a KML: our own, Google My Maps' and anybody's. A folder's name is the list's name. */
export function readKml(text: string, list: string, places: BoundedPlaceList): ImportSource {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) {
    throw new InvalidFileError(
      "This KML declares a document type or entities, which we don't read. Save it without them.",
    );
  }
  if (hasLongPart(text) || LONG_TAG.test(text)) throw new OversizedFileError(TOO_LARGE_MESSAGE);
  const root = parse(text).flatMap(isNamed("kml"));
  if (root.length === 0) throw new InvalidFileError("This XML is no KML, the one kind of XML that holds places.");
  const isOwn = text.includes('<Data name="marked_on">');
  collect(root.flatMap(childrenOf), isOwn ? null : list, places);
  return isOwn ? "kumquat" : "kml";
}

function hasLongPart(text: string): boolean {
  for (let position = 0; position < text.length; ) {
    const next = text.indexOf("<", position + 1);
    const end = next === -1 ? text.length : next;
    if (end - position > MAX_PART_LENGTH) return true;
    position = end;
  }
  return false;
}

/** Parsed first, since the parser stops early at oversized input; the validator would read all of it. */
function parse(text: string): Element[] {
  try {
    const elements = new XMLParser({ ...OPTIONS, updateTag: countElements() }).parse(text) as Element[];
    const isValid = XMLValidator.validate(text);
    if (isValid === true) return elements;
    throw new InvalidFileError(
      `This KML can't be read: something is wrong in line ${isValid.err.line}. It may have been cut off.`,
    );
  } catch (cause) {
    if (cause instanceof InvalidFileError) throw cause;
    throw new InvalidFileError("This KML can't be read: it is nested too deeply or not well-formed.", { cause });
  }
}

/** Called for each element as it is read: aborts at too many, long before all of them are in memory. */
function countElements(): (tag: string) => true {
  let [elements, placemarks] = [0, 0];
  return (tag) => {
    if (tag === "Placemark" && ++placemarks > IMPORT_MAX_PLACES) throw tooManyPlacesError();
    if (++elements > MAX_ELEMENTS) throw new OversizedFileError(TOO_LARGE_MESSAGE);
    return true;
  };
}

function collect(elements: Element[], list: string | null, places: BoundedPlaceList): void {
  for (const folder of [...elements.flatMap(isNamed("Document")), ...elements.flatMap(isNamed("Folder"))]) {
    const isFolder = "Folder" in folder;
    collect(childrenOf(folder), isFolder ? (childText(childrenOf(folder), "name") ?? list) : list, places);
  }
  for (const placemark of elements.flatMap(isNamed("Placemark"))) places.add(placeOf(childrenOf(placemark), list));
}

function placeOf(placemark: Element[], list: string | null): ExternalPlace {
  const data = new Map(
    placemark
      .flatMap(isNamed("ExtendedData"))
      .flatMap(childrenOf)
      .flatMap(isNamed("Data"))
      .map((datum) => [datum[":@"]?.name ?? "", childText(childrenOf(datum), "value")]),
  );
  const point = placemark.flatMap(isNamed("Point")).flatMap(childrenOf);
  const [longitude, latitude] = (childText(point, "coordinates") ?? "").trim().split(",", 2);
  return toExternalPlace({
    name: childText(placemark, "name"),
    list: data.get("list") ?? list,
    address: childText(placemark, "address") ?? data.get("address"),
    city: data.get("city"),
    latitude,
    longitude,
    status: parseStatus(data.get("status")) ?? parseStatus(list),
    id: data.get("id"),
    googlePlaceId: data.get("google_place_id"),
  });
}
