import { unstable_cache } from "next/cache";

/** Called while a cached page renders a failure: the page is then kept for a second, not for its usual time. */
export const keepBriefly = unstable_cache(async () => Date.now(), ["keep-briefly"], { revalidate: 1 });
