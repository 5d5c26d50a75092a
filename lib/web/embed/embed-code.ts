import { guidePath } from "../public-paths";
import { escapeXml } from "../xml";

/** In CSS pixels; a page that has less room gets less. */
export const EMBED_SIZE = { width: 600, height: 500 } as const;

const embedPath = (guideId: string): string => `/embed${guidePath(guideId)}`;

type Embedded = { id: string; name: string };
type Size = { width: number; height: number };

/** The HTML that shows a guide's embed on another page. What is in the frame runs no script, and opens links in a new tab. */
export const embedCode = (guide: Embedded, baseUrl: string, { width, height }: Size = EMBED_SIZE): string =>
  `<iframe src="${escapeXml(baseUrl + embedPath(guide.id))}" title="${escapeXml(guide.name)}" width="${width}" height="${height}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" style="border:0;max-width:100%"></iframe>`;
