import type { Guide, GuideEntry } from "@/lib/contracts/guide";
import { PRODUCT_NAME, TAGLINE } from "@/lib/core/brand";
import { type City, theCity } from "@/lib/core/cities";
import { feedPath, guidePath } from "./public-paths";
import { summarize } from "./summary";
import { escapeXml } from "./xml";

/** The date of an empty feed: RFC 4287 requires one, and there is no guide to take it from. */
const EMPTY_FEED_DATE = "1970-01-01T00:00:00.000Z";

/** A city's guides as an Atom feed (RFC 4287). */
export function atomFeed(city: City, guides: Guide[], baseUrl: string): string {
  const self = baseUrl + feedPath(city);
  const [updated = EMPTY_FEED_DATE] = guides.map((guide) => guide.updatedAt).sort((a, b) => b.localeCompare(a));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element("id", self),
    element("title", `${PRODUCT_NAME} guides for ${theCity(city)}`),
    element("subtitle", TAGLINE),
    element("updated", updated),
    `<author>${element("name", PRODUCT_NAME)}${element("uri", `${baseUrl}/`)}</author>`,
    link("self", self, "application/atom+xml"),
    link("alternate", `${baseUrl}/`, "text/html"),
    element("icon", `${baseUrl}/icon.svg`),
    ...guides.map((guide) => feedEntry(guide, baseUrl)),
    "</feed>\n",
  ].join("\n");
}

function feedEntry(guide: Guide, baseUrl: string): string {
  const url = baseUrl + guidePath(guide.id);
  const author = guide.writtenBy === "house" ? `${PRODUCT_NAME}'s house curator` : PRODUCT_NAME;
  return [
    "<entry>",
    element("id", url),
    element("title", guide.name),
    link("alternate", url, "text/html"),
    element("published", guide.createdAt),
    element("updated", guide.updatedAt),
    `<author>${element("name", author)}</author>`,
    `<category term="${escapeXml(guide.city)}"/>`,
    element("summary", summarize(guide.introduction)),
    `<content type="html">${escapeXml(guideHtml(guide))}</content>`,
    "</entry>",
  ].join("\n");
}

/** The guide's text as HTML; the caller escapes it once more, as Atom's html content requires. */
const guideHtml = ({ introduction, entries }: Guide): string =>
  introduction.split("\n\n").map(paragraph).join("") + entries.map(entryHtml).join("");

const entryHtml = ({ restaurant, flavorText }: GuideEntry): string =>
  `<h2>${escapeXml(restaurant.name)}</h2>${paragraph(`${restaurant.humanizedLocation} · ${restaurant.address}`)}${paragraph(flavorText)}`;

const paragraph = (text: string): string => `<p>${escapeXml(text)}</p>`;

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

const link = (rel: string, href: string, type: string): string =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
