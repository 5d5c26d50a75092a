import { z } from "zod";
import berkeley from "./berkeley.json";
import { CatalogueEntry } from "./entry";
import oakland from "./oakland.json";
import peninsula from "./peninsula.json";
import sanFrancisco from "./san-francisco.json";
import sanJose from "./san-jose.json";

/** The catalogue that comes with the product: one file per city. */
export function builtInCatalogue(): CatalogueEntry[] {
  return z.array(CatalogueEntry).parse([...sanFrancisco, ...oakland, ...berkeley, ...sanJose, ...peninsula]);
}
