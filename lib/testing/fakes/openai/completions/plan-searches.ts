type Constraint = { field: string; values: string[]; isNegated: boolean; isHard: boolean };
type PlanSearchesData = { request: { prompt: string }; idea: { constraints: Constraint[] } };

/** One exact search for the required constraints, one for the prompt's own words, and one for the whole city. */
export function planSearches({ request, idea }: PlanSearchesData) {
  const values = (field: string) =>
    idea.constraints
      .filter((constraint) => constraint.field === field && !constraint.isNegated && constraint.isHard)
      .flatMap((constraint) => constraint.values);
  const cuisines = values("cuisine");
  const areas = values("area");
  return {
    plans: [
      { query: [...values("dish"), ...cuisines].join(" ") || request.prompt, cuisines, areas, why: "What must be." },
      { query: request.prompt, cuisines: [], areas: [], why: "The prompt in its own words." },
      { query: "dinner lunch neighbourhood", cuisines: [], areas: [], why: "Everything else, for company." },
    ],
  };
}
