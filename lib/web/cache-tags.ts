/** The tags of cached public pages: revalidating one renders them again. */
export const GUIDES_TAG = "guides";
export const guideTag = (id: string): string => `guide:${id}`;
export const placeTag = (id: string): string => `place:${id}`;

/** The pages' own `revalidate`: bounds how long a change without a tag stays unseen. */
export const REVALIDATE_SECONDS = 300;
