type Place = { name: string; address: string; city: string; latitude: number; longitude: number };

/** `known` names our places where they are, `alike` misspells them without a position, `unknown` is of none of them. */
export type FileKind = "known" | "alike" | "unknown";

/** A CSV of as many rows, as a person's own list might hold them. */
export function makeFile(places: readonly Place[], kind: FileKind, rows: number): Buffer {
  const lines = Array.from({ length: rows }, (_, at) => {
    const { name, address, latitude, longitude } = places[at % places.length] as Place;
    if (kind === "known") return `"${name}","${address}",${latitude},${longitude},love`;
    if (kind === "alike") return `"${name.slice(0, -2)}n ${at % 7}","",,,like`;
    return `"${Buffer.from(`${at} ${name}`).toString("base64url")} ${at}","",,,`;
  });
  return Buffer.from(["name,address,lat,lng,status", ...lines].join("\n"));
}
