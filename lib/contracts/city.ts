import { z } from "zod";
import { CITIES } from "@/lib/core/cities";

/** The name of one of our cities, in a query or a body. */
export const CityInput = z.enum(CITIES, { error: "city must be one of our cities." });
