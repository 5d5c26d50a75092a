/** An element as the parser represents it: one key for its name, its children in order, attributes under ":@". */
export type Element = { ":@"?: Record<string, string> } & { [name: string]: unknown };

export const isNamed =
  (name: string) =>
  (element: Element): Element[] =>
    name in element ? [element] : [];

export function childrenOf(element: Element): Element[] {
  const children = Object.entries(element).find(([key]) => key !== ":@")?.[1];
  return Array.isArray(children) ? (children as Element[]) : [];
}

/** The text of the first child of that name, with references resolved and CDATA verbatim; null if there is none. */
export function childText(elements: Element[], name: string): string | null {
  const [element] = elements.flatMap(isNamed(name));
  return element ? childrenOf(element).map(ownText).join("") : null;
}

function ownText(part: Element): string {
  if (typeof part["#text"] === "string") return readReferences(part["#text"]);
  const [cdata] = Array.isArray(part["#cdata"]) ? part["#cdata"] : [];
  return typeof cdata?.["#text"] === "string" ? cdata["#text"] : "";
}

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** In one pass, so that the result of a reference is never read as another reference. */
function readReferences(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (all, hex, decimal, character) => {
    if (character) return ENTITIES[character] ?? all;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
