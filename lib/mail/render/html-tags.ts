/** A tag of HTML that we have generated, with its attributes unescaped. */
type TagAttributes = Record<string, string>;

/** All tags with a name, in HTML from React, which quotes every value and escapes its content. */
export const findTags = (html: string, name: "a" | "img"): TagAttributes[] =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, inside = ""]) =>
    Object.fromEntries(
      [...inside.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, attribute = "", value = ""]) => [
        attribute,
        unescapeHtml(value),
      ]),
    ),
  );

const NAMED_ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Unescapes an attribute value or a text. */
export const unescapeHtml = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi, (_, hex?: string, decimal?: string, name = "") =>
    hex || decimal
      ? String.fromCodePoint(Number.parseInt(hex ?? decimal ?? "", hex ? 16 : 10))
      : (NAMED_ENTITIES[name] ?? ""),
  );
