import { unstable_cache } from "next/cache";
import { loadMagazine, type Magazine, readMagazineStamp } from "@/lib/magazine/load";
import { GUIDES_TAG, REVALIDATE_SECONDS } from "./cache-tags";
import { publicCtx } from "./public-ctx";

const globals = globalThis as typeof globalThis & {
  kumquatMagazine?: { stamp: string; magazine: Promise<Magazine> };
};

const readStamp = unstable_cache(() => readMagazineStamp(publicCtx()), ["magazine-stamp"], {
  tags: [GUIDES_TAG],
  revalidate: REVALIDATE_SECONDS,
});

/**
 * Every public guide with its words, in the memory of this process: a page of thousands is as quick as one of fifty. Read
 * again when a guide or a place has changed, at once where that revalidates the public pages.
 */
export async function readMagazine(): Promise<Magazine> {
  const stamp = await readStamp();
  if (globals.kumquatMagazine?.stamp !== stamp) {
    const magazine = loadMagazine(publicCtx());
    globals.kumquatMagazine = { stamp, magazine };
    magazine.catch(() => {
      if (globals.kumquatMagazine?.magazine === magazine) delete globals.kumquatMagazine;
    });
  }
  return globals.kumquatMagazine.magazine;
}
