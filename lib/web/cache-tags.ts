/** The tags of cached public pages, which the triggers of the page_changes migration write when what they show changes. */
export const GUIDES_TAG = "guides";
/** Any place that is told of: what lists them all. */
export const PLACES_TAG = "places";
/** So much has changed at once that nobody counts it. */
export const EVERYTHING_TAG = "everything";
export const guideTag = (id: string): string => `guide:${id}`;
export const placeTag = (id: string): string => `place:${id}`;

/** The pages' own `revalidate`: bounds how long a change without a tag stays unseen. */
export const REVALIDATE_SECONDS = 300;
