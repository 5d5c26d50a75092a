/** A tag of HTML that we have written ourselves, with its attributes as they are meant. */
export type Tag = Record<string, string>;

/** The tags of a name in HTML from React, which quotes every value and escapes what is in it. */
export const tagsOf = (html: string, name: "a" | "img"): Tag[] =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, inside = ""]) =>
    Object.fromEntries(
      [...inside.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, attribute = "", value = ""]) => [
        attribute,
        unescaped(value),
      ]),
    ),
  );

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** A value, or a text, without its entities. */
export const unescaped = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi, (_, hex?: string, decimal?: string, name = "") =>
    hex || decimal ? String.fromCodePoint(Number.parseInt(hex ?? decimal ?? "", hex ? 16 : 10)) : (NAMED[name] ?? ""),
  );
