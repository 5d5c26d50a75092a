import { z } from "zod";
import { CITIES } from "@/lib/core/cities";
import { type Bounds, parseBounds } from "@/lib/core/geo/bounds";

/** A yes-or-no query parameter: "true", "false" or absent. */
export const booleanParam = (name: string) =>
  z
    .enum(["true", "false"], { error: `${name} must be true or false.` })
    .optional()
    .transform((value) => value === "true");

/** A bounded whole number in a query. */
export const integerParam = (name: string, { min, max, fallback }: { min: number; max: number; fallback: number }) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `${name} must be a whole number from ${min} to ${max}.`)
    .describe(`A whole number from ${min} to ${max}; ${fallback} if it is not given.`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `${name} must be a whole number from ${min} to ${max}.`)
    .optional()
    .transform((value) => value ?? fallback);

/** The number of a page in its own address, from 1; what can't be one counts as the first. */
export const parsePage = (page: string | string[] | undefined): number =>
  typeof page === "string" && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;

/** The name of one of our cities. */
export const CityInput = z.enum(CITIES, { error: "Choose one of our cities." });

/** One of our cities, or, without one, every city. */
export const cityParam = z
  .string()
  .describe(`${CITIES.join(", ")}; every city if it is not given.`)
  .optional()
  .transform((city) => city?.trim() || undefined)
  .pipe(CityInput.optional());

/** A box on the map, "west,south,east,north" in degrees, or, without one, the whole world. */
export const boundsParam = z
  .string()
  .describe("A box on the map: west,south,east,north in degrees.")
  .optional()
  .transform((text, context): Bounds | undefined => {
    if (text === undefined) return undefined;
    const parsed = parseBounds(text);
    if ("bounds" in parsed) return parsed.bounds;
    context.addIssue({ code: "custom", message: parsed.problem });
    return z.NEVER;
  });
