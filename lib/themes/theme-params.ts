import { z } from "zod";
import { themeNotFound } from "./unknown-theme";

/** An id that no theme could have is unknown, not bad input. */
export const ThemeParams = z.object({
  id: z.string().transform((id) => {
    if (z.uuid().safeParse(id).success) return id;
    throw themeNotFound();
  }),
});
