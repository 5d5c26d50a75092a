import type { Guide } from "@/lib/contracts/guide";
import { PRODUCT_NAME } from "@/lib/core/brand";
import { formatDate } from "@/lib/core/california-time";
import { coverUrl } from "@/lib/core/cover/cover-url";
import { guideCovers } from "@/lib/core/cover/guide-covers";
import { cuisinesText, nearbyText, priceSigns } from "@/lib/core/place-facts";
import { splitTitle } from "@/lib/core/split-title";
import { guidePath } from "../public-paths";
import { escapeXml } from "../xml";
import { EMBED_STYLE } from "./embed-style";

/** More than these the frame has no room for. */
const PLACES_MAX = 5;

/** A guide as a small page for a frame on another site: its title, its first places, and the way to the whole of it. */
export function guideEmbed(guide: Guide, baseUrl: string): string {
  const url = baseUrl + guidePath(guide.id);
  const { title, subtitle } = splitTitle(guide.name);
  const { cover: drawing } = guideCovers(guide);
  const cover = coverUrl({ id: guide.id, cuisine: guide.coverCuisine, city: guide.city, drawing }, "square");
  const shown = guide.entries.slice(0, PLACES_MAX);
  const more = guide.entries.length - shown.length;
  return embedPage({
    title: guide.name,
    canonical: url,
    body: [
      `<header><img src="${escapeXml(cover)}" alt="" width="440" height="400"><div>`,
      `<h1>${link(url, escapeXml(title) + (subtitle ? `<i>${escapeXml(subtitle)}</i>` : ""))}</h1>`,
      `<p>${escapeXml(`${guide.city} · ${formatDate(guide.createdAt)}`)}</p></div></header>`,
      `<ol>${shown.map((entry, index) => place(entry, { index, url })).join("")}</ol>`,
      `<footer>${link(url, more > 0 ? `Read the guide, with ${more} more` : "Read the guide")}`,
      `<span>${guide.usesGoogle ? "Places data: Google Maps · " : ""}${PRODUCT_NAME}</span></footer>`,
    ].join("\n"),
  });
}

/** What the frame shows once its guide is gone. */
export const missingEmbed = (baseUrl: string): string =>
  embedPage({
    title: "This guide is not here anymore",
    canonical: null,
    body: `<p>This guide is not here anymore.</p>\n<footer>${link(`${baseUrl}/`, `Other guides on ${PRODUCT_NAME}`)}</footer>`,
  });

type Entry = Guide["entries"][number];

function place({ restaurant }: Entry, { index, url }: { index: number; url: string }): string {
  const { id, name, priceLevel, isOpen } = restaurant;
  const price = priceLevel === null ? "" : priceSigns(priceLevel);
  const facts = [isOpen ? "" : "Closed", cuisinesText(restaurant), price, nearbyText(restaurant)];
  const line = facts.filter((fact) => fact !== "").join(" · ");
  const named = `<b>${escapeXml(name)}</b>`;
  return `<li><span>${index + 1}</span><div>${link(`${url}#restaurant-${id}`, named)}<p>${escapeXml(line)}</p></div></li>`;
}

const link = (url: string, html: string): string =>
  `<a href="${escapeXml(url)}" target="_blank" rel="noopener">${html}</a>`;

type Page = { title: string; canonical: string | null; body: string };

const embedPage = ({ title, canonical, body }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(title)}</title>
${canonical === null ? "" : `<link rel="canonical" href="${escapeXml(canonical)}">`}
<style>${EMBED_STYLE}</style>
</head>
<body><main>
${body}
</main></body>
</html>
`;
