import { z } from "zod";
import berkeley from "@/data/catalogue/berkeley.json";
import oakland from "@/data/catalogue/oakland.json";
import peninsula from "@/data/catalogue/peninsula.json";
import sanFrancisco from "@/data/catalogue/san-francisco.json";
import sanJose from "@/data/catalogue/san-jose.json";
import { CatalogueEntry } from "./catalogue-entry";

/** The catalogue that comes with the product: one file per city. */
export function builtInCatalogue(): CatalogueEntry[] {
  return z.array(CatalogueEntry).parse([...sanFrancisco, ...oakland, ...berkeley, ...sanJose, ...peninsula]);
}
