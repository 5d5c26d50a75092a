import { PRODUCT_NAME } from "@/lib/core/brand";
import { CITIES, type City, theCity } from "@/lib/core/cities";
import { cityPath, feedPath, guidePath } from "./public-paths";
import { summarize } from "./summary";

export type LlmsGuide = { id: string; name: string; introduction: string };

type Written = {
  baseUrl: string;
  /** How the guides came about, in a line. */
  claim: string;
  /** A city's newest listed guides; a city without any is left out. */
  guidesOf: Record<City, readonly LlmsGuide[]>;
};

/** What there is to read, for language models, in the form of https://llmstxt.org. */
export function llmsText({ baseUrl, claim, guidesOf }: Written): string {
  const cities = CITIES.filter((city) => guidesOf[city].length > 0);
  const link = (words: string, path: string, note: string) => `- [${plain(words)}](${baseUrl}${path}): ${plain(note)}`;
  return `${[
    `# ${PRODUCT_NAME}`,
    `> Restaurant guides for the San Francisco Bay Area: a titled list of places for one city, each with the reason why it is there. ${claim}.`,
    "Public guides need no account. A guide's sentences rest on sources that its page shows; what nobody could confirm is said to be so. Please name the guide and link to it.",
    "## Cities",
    cities.map((city) => link(city, cityPath(city), `every guide for ${theCity(city)}`)).join("\n"),
    ...cities.flatMap((city) => [
      `## Newest guides for ${theCity(city)}`,
      guidesOf[city].map(({ id, name, introduction }) => link(name, guidePath(id), summarize(introduction))).join("\n"),
    ]),
    "## For programs",
    [
      link("OpenAPI", "/openapi.json", "every call; the public reads may be called from any site, without a key"),
      link("Sitemap", "/sitemap.xml", "every page that search engines may list"),
      ...cities.map((city) => link(`Feed for ${theCity(city)}`, feedPath(city), "its newest guides, whole, as Atom")),
      link("oEmbed", "/api/oembed", "a guide's address as url gives the frame that shows it"),
    ].join("\n"),
    "## Optional",
    link("Privacy", "/privacy", "what is stored of readers"),
  ]
    .filter((part) => part !== "")
    .join("\n\n")}\n`;
}

/** Names are data: none of them is markup here. */
const plain = (text: string): string => text.replaceAll(/\s+/g, " ").replaceAll(/[\\[\]<>`*_#]/g, "\\$&");
