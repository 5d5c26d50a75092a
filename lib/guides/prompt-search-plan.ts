import type { SearchPlan } from "@/lib/contracts/stages";

/** The plan that searches for the prompt as it was typed. */
export const promptSearchPlan = (prompt: string): SearchPlan => ({
  id: "wish",
  query: prompt,
  cuisines: [],
  areas: [],
  why: "The wish as it was typed.",
});
