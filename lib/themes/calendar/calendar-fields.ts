import { z } from "zod";

/** "lunar-new-year", "fog": the same every year. */
export const FactId = z.string().regex(/^[a-z]+(-[a-z]+)*$/);

/** A day that every year has (MM-DD). */
export const MonthDay = z
  .string()
  .refine((day) => z.iso.date().safeParse(`2001-${day}`).success, "must be a day that every year has, as in 02-14");
