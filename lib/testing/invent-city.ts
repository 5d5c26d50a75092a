import { randomUUID } from "node:crypto";
import type { City } from "@/lib/core/cities";

/** A city that no other test uses, for rows that are unique per city. The database accepts any name. */
export const inventCity = (name = `City ${randomUUID()}`): City => name as City;
