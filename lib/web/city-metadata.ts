import type { Metadata } from "next";
import { pageTitle } from "@/lib/core/brand";
import { type City, inCity } from "@/lib/core/cities";
import { feedTypes, websiteCard } from "./page-metadata";
import { cityPath, SITE_IMAGE_PATH } from "./public-paths";

/** A city's page. Narrowed views have its canonical URL, and stay out of search engines. */
export function cityMetadata(city: City, baseUrl: string, narrowedTo?: string): Metadata {
  const url = baseUrl + cityPath(city);
  const title = narrowedTo ? `${narrowedTo} ${inCity(city)}` : `${city} restaurant guides`;
  const description = `Where to eat ${inCity(city)}: guides by neighborhood, craving, occasion and price, and a new one each week.`;
  const image = { url: baseUrl + SITE_IMAGE_PATH, alt: `Restaurant guides ${inCity(city)}` };
  return {
    title: pageTitle(title),
    description,
    alternates: { canonical: url, types: feedTypes([city], baseUrl) },
    ...(narrowedTo === undefined ? {} : { robots: { index: false, follow: true } }),
    ...websiteCard({ url, title, description, image }),
  };
}
