import { XMLParser, XMLValidator } from "fast-xml-parser";
import { IMPORT_MAX_PLACES } from "../contract";
import { type ForeignPlace, foreignPlace, type ReadPlaces } from "./foreign-place";
import { refusedFile, tooManyPlaces } from "./refusals";
import { statusOfWords } from "./status-words";
import { childrenOf, type Element, named, textOf } from "./xml-element";

const MAX_DEPTH = 32;

const parser = new XMLParser({
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
});

/** Reads the placemarks of a KML: our own, Google My Maps' and anybody's. A folder's name is the list's. */
export function readKml(text: string, list: string): ReadPlaces {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) {
    throw refusedFile("This KML declares a document type or entities, which we don't read. Save it without them.");
  }
  const root = parse(text).flatMap(named("kml"));
  if (root.length === 0) throw refusedFile("This XML is no KML, the one kind of XML that holds places.");
  const places: ForeignPlace[] = [];
  const isOwn = text.includes('<Data name="marked_on">');
  collect(root.flatMap(childrenOf), isOwn ? null : list, places);
  return { source: isOwn ? "kumquat" : "kml", places };
}

function parse(text: string): Element[] {
  const isValid = XMLValidator.validate(text);
  if (isValid !== true) {
    throw refusedFile(
      `This KML can't be read: something is wrong in line ${isValid.err.line}. It may have been cut off.`,
    );
  }
  try {
    return parser.parse(text) as Element[];
  } catch (cause) {
    throw refusedFile("This KML can't be read: it is nested too deeply or not well-formed.", cause);
  }
}

function collect(elements: Element[], list: string | null, places: ForeignPlace[]): void {
  for (const folder of [...elements.flatMap(named("Document")), ...elements.flatMap(named("Folder"))]) {
    const isFolder = "Folder" in folder;
    collect(childrenOf(folder), isFolder ? (textOf(childrenOf(folder), "name") ?? list) : list, places);
  }
  for (const placemark of elements.flatMap(named("Placemark"))) {
    if (places.length >= IMPORT_MAX_PLACES) throw tooManyPlaces();
    places.push(placeOf(childrenOf(placemark), list));
  }
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
  const [longitude, latitude] = (textOf(point, "coordinates") ?? "").trim().split(",");
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
