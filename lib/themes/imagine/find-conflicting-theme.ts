import type { Week } from "@/lib/core/week";
import type { EmbeddedProviders } from "@/lib/ports/context";
import type { ExistingTheme } from "./existing-themes";
import { findSimilarTheme } from "./find-similar-theme";
import { findNeighborWithSameFood } from "./neighbors";

type Known = { taken: readonly ExistingTheme[]; discarded: readonly string[]; week: Week };

/** The theme that this one is too much like, or that asks for the same food in a week close by; or null. */
export const findConflictingTheme = async (
  embedded: Pick<EmbeddedProviders, "themeReader">,
  theme: string,
  known: Known,
): Promise<string | null> =>
  (await findSimilarTheme(embedded, theme, known)) ?? (await findNeighborWithSameFood(embedded, theme, known));
