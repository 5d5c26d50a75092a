import type { Metadata } from "next";
import { pageTitle } from "@/lib/core/brand";
import type { Place } from "@/lib/magazine/find-place";
import { websiteCard } from "./page-metadata";
import { placePath, SITE_IMAGE_PATH } from "./public-paths";
import { summarize } from "./summary";

export const PLACE_NOT_FOUND = "That place isn't here";

/** A place's metadata. One that is only listed stays out of search engines: its page has nothing of ours. */
export function placeMetadata({ restaurant }: Place, baseUrl: string): Metadata {
  const { id, name, humanizedLocation, cuisines, editorialSummary, listed } = restaurant;
  const url = baseUrl + placePath(id);
  const title = `${name}, ${humanizedLocation}`;
  const kind = [cuisines.slice(0, 3).join(", "), humanizedLocation].filter(Boolean).join(" in ");
  const description = summarize(editorialSummary ?? `${name}: ${kind}.`);
  const image = { url: baseUrl + SITE_IMAGE_PATH, alt: "A drawing of citrus fruit" };
  return {
    title: pageTitle(title),
    description,
    alternates: { canonical: url },
    ...(listed && { robots: { index: false, follow: true } }),
    ...websiteCard({ url, title, description, image }),
  };
}
