import type { Database } from "@/db/client";
import { cataloguePlaces } from "@/lib/catalogue/source/catalogue-places";
import type { EmbeddedProviders } from "@/lib/ports/context";
import { houseCurator, themeReader } from "./house-curator/house-curator";

/** Apart from `choose.ts`, so that the first guides are made without loading any vendor's SDK. */
export const embeddedProviders = (db: Database): EmbeddedProviders => ({
  curator: houseCurator(),
  themeReader,
  places: cataloguePlaces(db),
});
