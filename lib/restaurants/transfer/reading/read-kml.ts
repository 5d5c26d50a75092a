import { type X2jOptions, XMLParser, XMLValidator } from "fast-xml-parser";
import type { ImportSource } from "../contract";
import { IMPORT_MAX_PLACES } from "../import-bounds.ts";
import { type ForeignPlace, foreignPlace } from "./foreign-place.ts";
import type { PlaceList } from "./place-list.ts";
import { RefusedFile, TooMuch, tooManyPlaces } from "./refusals.ts";
import { statusOfWords } from "./status-words.ts";
import { childrenOf, type Element, named, textOf } from "./xml-element.ts";

const MAX_DEPTH = 32;
/** Forty for each place: our own have 27. */
const MAX_ELEMENTS = 40 * IMPORT_MAX_PLACES;
/** A tag of thousands of attributes. */
const LONG_TAG = /<[^!<>][^<>]{65536}/;
/** One text, or one tag and its text: a track has thousands of positions, not a million. */
const PART_MAX_LENGTH = 1024 * 1024;
const FAR_MORE = "This KML holds far more than lists of places need.";

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

/** Reads the placemarks of a KML: our own, Google My Maps' and anybody's. A folder's name is the list's. */
export function readKml(text: string, list: string, places: PlaceList): ImportSource {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) {
    throw new RefusedFile("This KML declares a document type or entities, which we don't read. Save it without them.");
  }
  if (hasLongPart(text) || LONG_TAG.test(text)) throw new TooMuch(FAR_MORE);
  const root = parse(text).flatMap(named("kml"));
  if (root.length === 0) throw new RefusedFile("This XML is no KML, the one kind of XML that holds places.");
  const isOwn = text.includes('<Data name="marked_on">');
  collect(root.flatMap(childrenOf), isOwn ? null : list, places);
  return isOwn ? "kumquat" : "kml";
}

function hasLongPart(text: string): boolean {
  for (let at = 0; at < text.length; ) {
    const next = text.indexOf("<", at + 1);
    const end = next === -1 ? text.length : next;
    if (end - at > PART_MAX_LENGTH) return true;
    at = end;
  }
  return false;
}

/** Parsed first, which stops at what is too much of anything; the validator would go through all of it. */
function parse(text: string): Element[] {
  try {
    const elements = new XMLParser({ ...OPTIONS, updateTag: countElements() }).parse(text) as Element[];
    const isValid = XMLValidator.validate(text);
    if (isValid === true) return elements;
    throw new RefusedFile(
      `This KML can't be read: something is wrong in line ${isValid.err.line}. It may have been cut off.`,
    );
  } catch (cause) {
    if (cause instanceof RefusedFile) throw cause;
    throw new RefusedFile("This KML can't be read: it is nested too deeply or not well-formed.", { cause });
  }
}

/** Asked for each element as it is read: ends the reading at too many, long before they are all held. */
function countElements(): (tag: string) => true {
  let [elements, placemarks] = [0, 0];
  return (tag) => {
    if (tag === "Placemark" && ++placemarks > IMPORT_MAX_PLACES) throw tooManyPlaces();
    if (++elements > MAX_ELEMENTS) throw new TooMuch(FAR_MORE);
    return true;
  };
}

function collect(elements: Element[], list: string | null, places: PlaceList): void {
  for (const folder of [...elements.flatMap(named("Document")), ...elements.flatMap(named("Folder"))]) {
    const isFolder = "Folder" in folder;
    collect(childrenOf(folder), isFolder ? (textOf(childrenOf(folder), "name") ?? list) : list, places);
  }
  for (const placemark of elements.flatMap(named("Placemark"))) places.add(placeOf(childrenOf(placemark), list));
}

function placeOf(placemark: Element[], list: string | null): ForeignPlace {
  const data = new Map(
    placemark
      .flatMap(named("ExtendedData"))
      .flatMap(childrenOf)
      .flatMap(named("Data"))
      .map((each) => [each[":@"]?.name ?? "", textOf(childrenOf(each), "value")]),
  );
  const point = placemark.flatMap(named("Point")).flatMap(childrenOf);
  const [longitude, latitude] = (textOf(point, "coordinates") ?? "").trim().split(",", 2);
  return foreignPlace({
    name: textOf(placemark, "name"),
    list: data.get("list") ?? list,
    address: textOf(placemark, "address") ?? data.get("address"),
    city: data.get("city"),
    latitude,
    longitude,
    status: statusOfWords(data.get("status")) ?? statusOfWords(list),
    id: data.get("id"),
    googlePlaceId: data.get("google_place_id"),
  });
}
