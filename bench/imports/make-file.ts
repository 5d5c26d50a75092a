type Place = { name: string; address: string; city: string; latitude: number; longitude: number };

/** `known` names our places at their positions, `alike` misspells them without one, `unknown` names none of them. */
export type FileKind = "known" | "alike" | "unknown";

/** A CSV with that many rows, like a person's own list. */
export function makeFile(places: readonly Place[], kind: FileKind, rows: number): Buffer {
  const lines = Array.from({ length: rows }, (_, index) => {
    const { name, address, latitude, longitude } = places[index % places.length] as Place;
    if (kind === "known") return `"${name}","${address}",${latitude},${longitude},love`;
    if (kind === "alike") return `"${name.slice(0, -2)}n ${index % 7}","",,,like`;
    return `"${Buffer.from(`${index} ${name}`).toString("base64url")} ${index}","",,,`;
  });
  return Buffer.from(["name,address,lat,lng,status", ...lines].join("\n"));
}
