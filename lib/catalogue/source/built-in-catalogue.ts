import { z } from "zod";
import berkeley from "@/data/catalogue/berkeley.json" with { type: "json" };
import oakland from "@/data/catalogue/oakland.json" with { type: "json" };
import peninsula from "@/data/catalogue/peninsula.json" with { type: "json" };
import sanFrancisco from "@/data/catalogue/san-francisco.json" with { type: "json" };
import sanJose from "@/data/catalogue/san-jose.json" with { type: "json" };
import { CatalogueEntry } from "./catalogue-entry";

/** The catalogue that comes with the product: one file per city. */
export function builtInCatalogue(): CatalogueEntry[] {
  return z.array(CatalogueEntry).parse([...sanFrancisco, ...oakland, ...berkeley, ...sanJose, ...peninsula]);
}
