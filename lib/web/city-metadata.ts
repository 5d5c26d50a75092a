import type { Metadata } from "next";
import { PRODUCT_NAME } from "@/lib/core/brand";
import { type City, inCity, theCity } from "@/lib/core/cities";
import { cityPath, feedPath, SITE_IMAGE_PATH, SOCIAL_IMAGE } from "./public-paths";

/** A city's page. Narrowed views have its canonical URL, and stay out of search engines. */
export function cityMetadata(city: City, baseUrl: string, narrowedTo?: string): Metadata {
  const url = baseUrl + cityPath(city);
  const title = narrowedTo ? `${narrowedTo} ${inCity(city)}` : `${city} restaurant guides`;
  const description = `Where to eat ${inCity(city)}: guides by neighborhood, craving, occasion and price, and a new one each week.`;
  const image = { ...SOCIAL_IMAGE, url: baseUrl + SITE_IMAGE_PATH, alt: `Restaurant guides ${inCity(city)}` };
  return {
    title,
    description,
    alternates: {
      canonical: url,
      types: {
        "application/atom+xml": [
          { url: baseUrl + feedPath(city), title: `${PRODUCT_NAME} guides for ${theCity(city)}` },
        ],
      },
    },
    ...(narrowedTo === undefined ? {} : { robots: { index: false, follow: true } }),
    openGraph: { siteName: PRODUCT_NAME, locale: "en_US", type: "website", url, title, description, images: [image] },
    twitter: { card: "summary_large_image", title, description, images: [image] },
  };
}
