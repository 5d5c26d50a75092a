import type { Guide } from "@/lib/contracts/guide";
import type { OembedQuery, OembedResponse } from "@/lib/contracts/oembed";
import { PRODUCT_NAME } from "@/lib/core/brand";
import { guidePath, SOCIAL_IMAGE, socialImagePath } from "../public-paths";
import { EMBED_SIZE, embedCode } from "./embed-code";

const CACHE_SECONDS = 300;

/** Where a guide's page says that it can be embedded. */
export const oembedUrl = (guideId: string, baseUrl: string): string =>
  `${baseUrl}/api/oembed?${new URLSearchParams({ url: baseUrl + guidePath(guideId), format: "json" })}`;

/** The id of the guide that an address of ours leads to; null for any other address. */
export function guideIdOf(url: string, baseUrl: string): string | null {
  if (!URL.canParse(url)) return null;
  const { origin, pathname } = new URL(url);
  const [, id] = /^\/guide\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (origin !== new URL(baseUrl).origin || id === undefined) return null;
  try {
    return decodeURIComponent(id);
  } catch {
    return null;
  }
}

type Limits = Pick<OembedQuery, "maxwidth" | "maxheight">;

/** A guide as oEmbed has it: a frame, no larger than was asked for. */
export function oembed(guide: Guide, { maxwidth = Infinity, maxheight = Infinity }: Limits, baseUrl: string) {
  const size = { width: Math.min(EMBED_SIZE.width, maxwidth), height: Math.min(EMBED_SIZE.height, maxheight) };
  const response: OembedResponse = {
    version: "1.0",
    type: "rich",
    title: guide.name,
    provider_name: PRODUCT_NAME,
    provider_url: `${baseUrl}/`,
    cache_age: CACHE_SECONDS,
    html: embedCode(guide, baseUrl, size),
    ...size,
  };
  if (SOCIAL_IMAGE.width > maxwidth || SOCIAL_IMAGE.height > maxheight) return response;
  return {
    ...response,
    thumbnail_url: baseUrl + socialImagePath(guide.id),
    thumbnail_width: SOCIAL_IMAGE.width,
    thumbnail_height: SOCIAL_IMAGE.height,
  };
}
