type XmlElement = { name: string; attributes: Record<string, string>; text: string; children: XmlElement[] };

const TOKEN = /<\?xml [^>]*\?>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Parses a document as strictly as XML requires: one root, everything closed in order, no bare & or <. Else throws. */
export function readXml(document: string): XmlElement {
  const top: XmlElement = { name: "", attributes: {}, text: "", children: [] };
  const open = [top];
  let end = 0;
  for (const [token, slash, name, attributes = "", isEmpty, text] of document.matchAll(TOKEN)) {
    end += token.length;
    const parent = open.at(-1) ?? top;
    if (text !== undefined) parent.text += decode(text);
    else if (name === undefined) continue;
    else if (slash) {
      if (parent.name !== name) throw new Error(`</${name}> closes <${parent.name}>`);
      open.pop();
    } else {
      const element = { name, attributes: readAttributes(attributes), text: "", children: [] };
      parent.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  const [root, ...others] = top.children;
  if (end !== document.length) throw new Error(`Not well-formed at ${end}: ${document.slice(end, end + 40)}`);
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is never closed`);
  if (!root || others.length > 0 || top.text.trim() !== "") throw new Error("A document has exactly one root");
  return root;
}

const readAttributes = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, decode(value)]),
  );

function decode(text: string): string {
  if (/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(text)) throw new Error("Not a character");
  return text.replace(/&(?:(\w+);)?/g, (reference, name: string | undefined) => {
    const character = name && ENTITIES[name];
    if (!character) throw new Error(`Unknown reference at ${reference}`);
    return character;
  });
}

export const childrenOf = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name);
export const textOf = (element: XmlElement, name: string): string | undefined => childrenOf(element, name)[0]?.text;
