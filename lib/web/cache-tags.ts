/** What cached public pages are made from: a change to it makes them anew. */
export const GUIDES_TAG = "guides";
export const guideTag = (id: string): string => `guide:${id}`;

/** The pages' own `revalidate`: bounds how long a change that no tag tells of stays unseen. */
export const REVALIDATE_SECONDS = 300;
