import { z } from "zod";
import { UserStatus } from "./restaurant";

/** A status, or none at all. */
export const StatusFilter = z.enum([...UserStatus.options, "none"]);
export type StatusFilter = z.infer<typeof StatusFilter>;

/** In the order of the day. */
export const Meal = z.enum(["breakfast", "brunch", "lunch", "dinner", "late-night"]);
export type Meal = z.infer<typeof Meal>;

const MAX_CUISINES = 40;
const MAX_CUISINE_LENGTH = 60;

const CuisineList = z.array(z.string().min(1).max(MAX_CUISINE_LENGTH)).max(MAX_CUISINES);
const PriceList = z.array(z.enum(["1", "2", "3", "4"]).transform(Number));

/** "a,b": a restaurant with one of them is listed; without the parameter, every restaurant is. */
const listParam = <T extends z.ZodType>(values: T, problem: string) =>
  z
    .string()
    .describe("Several, separated by commas.")
    .optional()
    .transform((text, context): z.output<T> | undefined => {
      if (text === undefined) return undefined;
      const parsed = values.safeParse([...new Set(text.split(",").map((value) => value.trim()))]);
      if (parsed.success) return parsed.data;
      context.addIssue({ code: "custom", message: problem });
      return z.NEVER;
    });

export const cuisineParam = listParam(CuisineList, "cuisine must be names of cuisines, separated by commas.");
export const priceParam = listParam(PriceList, "price must be numbers from 1 to 4, separated by commas.");
export const mealParam = listParam(
  z.array(Meal),
  `meal must be ${Meal.options.slice(0, -1).join(", ")} or ${Meal.options.at(-1)}, or several of them separated by commas.`,
);
export const statusParam = listParam(
  z.array(StatusFilter),
  `status must be ${StatusFilter.options.slice(0, -1).join(", ")} or none, or several of them separated by commas.`,
);

/** What a search for restaurants leaves out before its limit cuts anything off. */
export const searchFilterParams = {
  cuisine: cuisineParam,
  price: priceParam,
  meal: mealParam,
  status: statusParam,
  open: z.enum(["now"], { error: "open must be now, or not be given." }).optional(),
};
