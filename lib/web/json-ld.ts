import { escapeBeyondAscii } from "../core/escape-beyond-ascii";

/** A node, or a graph of nodes, in the schema.org vocabulary. */
export type JsonLd = { "@context": "https://schema.org"; "@graph": JsonLdNode[] };
export type JsonLdNode = { "@type": string; [property: string]: unknown };

export const jsonLd = (...nodes: JsonLdNode[]): JsonLd => ({ "@context": "https://schema.org", "@graph": nodes });

/** The way from the landing page to this one. */
export const breadcrumbNode = (url: string, crumbs: readonly { name: string; item: string }[]): JsonLdNode => ({
  "@type": "BreadcrumbList",
  "@id": `${url}#breadcrumbs`,
  itemListElement: crumbs.map((crumb, index) => ({ "@type": "ListItem", position: index + 1, ...crumb })),
});

const ESCAPES: Record<string, string> = { "<": "\\u003c", ">": "\\u003e", "&": "\\u0026" };

/**
 * JSON that is safe inside a script element: no text in it can end the element or open a comment. In ASCII, as cached pages
 * are kept (lib/http/ascii-html.ts).
 */
export const serializeForScript = (value: unknown): string =>
  escapeBeyondAscii(JSON.stringify(value).replace(/[<>&]/g, (character) => ESCAPES[character] ?? ""));
