const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\r": "&#13;" };

/** What XML 1.0 has no way to write, not even as a reference. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text for an element or an attribute in double quotes; what XML can't hold is left out. */
export const xmlText = (text: string): string =>
  text.replace(UNWRITABLE, "").replace(/[&<>"\r]/g, (sign) => ENTITIES[sign] ?? sign);
