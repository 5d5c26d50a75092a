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

/**
 * JSON that is safe inside a script element: no text in it can end the element or open a comment. In ASCII alone, as cached
 * pages are: React would find another text in the page than it renders.
 */
export const serializeForScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
