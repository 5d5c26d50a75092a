type Constraint = { field: string; values: string[]; isNegated: boolean; isHard: boolean };
type PlanSearchesData = { wish: { wish: string }; idea: { constraints: Constraint[] } };

/** One exact search for the required constraints, one for the prompt's own words, and one for the whole city. */
export function planSearches({ wish, idea }: PlanSearchesData) {
  const values = (field: string) =>
    idea.constraints
      .filter((constraint) => constraint.field === field && !constraint.isNegated && constraint.isHard)
      .flatMap((constraint) => constraint.values);
  const cuisines = values("cuisine");
  const areas = values("area");
  return {
    plans: [
      { query: [...values("dish"), ...cuisines].join(" ") || wish.wish, cuisines, areas, why: "What must be." },
      { query: wish.wish, cuisines: [], areas: [], why: "The wish in its own words." },
      { query: "dinner lunch neighbourhood", cuisines: [], areas: [], why: "Everything else, for company." },
    ],
  };
}
