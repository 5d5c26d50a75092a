import type { Metadata } from "next";
import type { Guide } from "@/lib/contracts/guide";
import { PRODUCT_NAME, pageTitle, TAGLINE } from "@/lib/core/brand";
import { CITIES, type City, theCity } from "@/lib/core/cities";
import { oembedUrl } from "./embed/oembed";
import { feedPath, guidePath, SITE_IMAGE_PATH, SOCIAL_IMAGE, socialImagePath } from "./public-paths";
import { summarize } from "./summary";

const SITE = { siteName: PRODUCT_NAME, locale: "en_US" } as const;

type Card = { url: string; title: string; description: string; image: { url: string; alt: string } };

/** How a page that is no article looks where it is shared. */
export function websiteCard({ url, title, description, image }: Card): Pick<Metadata, "openGraph" | "twitter"> {
  const images = [{ ...SOCIAL_IMAGE, ...image }];
  return {
    openGraph: { ...SITE, type: "website", url, title, description, images },
    twitter: { card: "summary_large_image", title, description, images },
  };
}

/** A guide's metadata: canonical URL, card, its city's feed, and whether it may be listed. */
export function guideMetadata(guide: Guide, baseUrl: string): Metadata {
  const url = baseUrl + guidePath(guide.id);
  const description = summarize(guide.introduction);
  const image = {
    ...SOCIAL_IMAGE,
    url: baseUrl + socialImagePath(guide.id),
    alt: `“${guide.name}” beside its drawn cover`,
  };
  return {
    title: pageTitle(guide.name),
    description,
    alternates: {
      canonical: url,
      types: {
        ...feedTypes([guide.city], baseUrl),
        "application/json+oembed": [{ url: oembedUrl(guide.id, baseUrl), title: guide.name }],
      },
    },
    ...(guide.isIndexable ? {} : { robots: { index: false, follow: true } }),
    openGraph: {
      ...SITE,
      type: "article",
      url,
      title: guide.name,
      description,
      images: [image],
      publishedTime: guide.createdAt,
      modifiedTime: guide.updatedAt,
    },
    twitter: { card: "summary_large_image", title: guide.name, description, images: [image] },
  };
}

/** The claim is a line on how the guides came about. */
export function landingMetadata(baseUrl: string, claim: string): Metadata {
  const url = `${baseUrl}/`;
  const title = `${PRODUCT_NAME}: ${TAGLINE.toLowerCase()}`;
  const description = `Restaurant guides for curious eaters in the San Francisco Bay Area. New restaurants each week. ${claim}.`;
  const image = { url: baseUrl + SITE_IMAGE_PATH, alt: `“${TAGLINE}” beside a drawing of citrus fruit` };
  return {
    title,
    description,
    alternates: { canonical: url, types: feedTypes(CITIES, baseUrl) },
    ...websiteCard({ url, title, description, image }),
  };
}

export const feedTypes = (cities: readonly City[], baseUrl: string) => ({
  "application/atom+xml": cities.map((city) => ({
    url: baseUrl + feedPath(city),
    title: `${PRODUCT_NAME} guides for ${theCity(city)}`,
  })),
});
