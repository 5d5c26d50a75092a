import type { Metadata } from "next";
import { PRODUCT_NAME } from "@/lib/core/brand";
import type { Place } from "@/lib/magazine/find-place";
import { placePath, SITE_IMAGE_PATH, SOCIAL_IMAGE } from "./public-paths";
import { summarize } from "./summary";

export const PLACE_NOT_FOUND = "That place isn't here";

/** A place's metadata. One that is only listed stays out of search engines: its page has nothing of ours. */
export function placeMetadata({ restaurant }: Place, baseUrl: string): Metadata {
  const { id, name, humanizedLocation, cuisines, editorialSummary, listed } = restaurant;
  const url = baseUrl + placePath(id);
  const title = `${name}, ${humanizedLocation}`;
  const kind = [cuisines.slice(0, 3).join(", "), humanizedLocation].filter(Boolean).join(" in ");
  const description = summarize(editorialSummary ?? `${name}: ${kind}.`);
  const image = { ...SOCIAL_IMAGE, url: baseUrl + SITE_IMAGE_PATH, alt: "A drawing of citrus fruit" };
  return {
    title,
    description,
    alternates: { canonical: url },
    ...(listed && { robots: { index: false, follow: true } }),
    openGraph: { siteName: PRODUCT_NAME, locale: "en_US", type: "website", url, title, description, images: [image] },
    twitter: { card: "summary_large_image", title, description, images: [image] },
  };
}
