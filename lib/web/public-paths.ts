import { type City, citySlug } from "@/lib/core/cities";
import { COVER_VERSION } from "@/lib/core/cover/cover-url";

/** The paths of public pages, relative to the public base URL. */
export const guidePath = (id: string): string => `/guide/${encodeURIComponent(id)}`;
export const placePath = (id: string): string => `/place/${encodeURIComponent(id)}`;
export const cityPath = (city: City): string => `/${citySlug(city)}`;
export const feedPath = (city: City): string => `/feeds/${citySlug(city)}.atom`;

/** The size that every network shows uncropped. */
export const SOCIAL_IMAGE = { width: 1200, height: 630, type: "image/png" } as const;
export const socialImagePath = (guideId: string): string => `${guidePath(guideId)}/cover.png?edition=${COVER_VERSION}`;
export const SITE_IMAGE_PATH = `/cover.png?edition=${COVER_VERSION}`;
