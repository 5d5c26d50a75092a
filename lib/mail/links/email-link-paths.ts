/** A path part, decoded if it came encoded. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The URL of the API call behind a message's link, from the parts of its page's path; null when a part is missing or
 * there is an extra one.
 */
export function emailLinkPath(call: "confirm" | "unsubscribe" | "restaurant-status", parts: string[] = [], query = "") {
  const expected = call === "restaurant-status" ? 3 : 1;
  const written = parts.map((part) => encodeURIComponent(decodePart(part).trim()));
  if (written.length !== expected || written.includes("")) return null;
  return `/api/email/${call}/${written.join("/")}${query}`;
}
