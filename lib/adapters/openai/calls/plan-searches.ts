import { z } from "zod";
import { promptSearchPlan } from "@/lib/guides/stages/plan-searches";
import type { Curator } from "@/lib/ports/curator";
import type { GenerateObject } from "../generate-object";
import { toConstraints } from "../prompt-constraints";
import { DATA_INSTRUCTIONS } from "../shared-instructions";
import { toPlainLine } from "../strip-markup";

const PLANS_MAX = 5;
const QUERY_MAX = 120;
const WHY_MAX = 160;

const Plans = z.object({
  plans: z.array(
    z.object({
      query: z.string().describe("Search words: dishes, cuisines, areas, kinds of room."),
      cuisines: z.array(z.string()).describe("Only these cuisines; empty for any."),
      areas: z.array(z.string()).describe("Only these areas; empty for the whole city."),
      why: z.string(),
    }),
  ),
});

const INSTRUCTIONS = `${DATA_INSTRUCTIONS}

Plan two to five searches of a restaurant catalog that together find what the request asks for. The search matches words in names,
dishes, cuisines, areas and notes; it does not understand sentences. Begin with the most exact, end with one that is broad. Set
cuisines and areas only where the idea's hard constraints do, with the same values.`;

/** Stage 2: plans searches for places that fit. The prompt itself is always searched too, whatever the model plans. */
export const planSearches =
  (generate: GenerateObject): Curator["planSearches"] =>
  async ({ city, prompt, idea }, ctx) => {
    const { title, angle, constraints } = idea;
    const { plans } = await generate(
      {
        name: "plan_searches",
        schema: Plans,
        instructions: INSTRUCTIONS,
        data: { request: { city, prompt }, idea: { title, angle, constraints } },
      },
      ctx,
    );
    const known = (field: "cuisine" | "area", values: string[]) =>
      toConstraints([{ field, values, isNegated: false, isHard: true }], city)
        .filter((constraint) => constraint.field === field)
        .flatMap((constraint) => constraint.values);
    const planned = plans
      .slice(0, PLANS_MAX)
      .map(({ query, cuisines, areas, why }, i) => ({
        id: `search-${i + 1}`,
        query: toPlainLine(query, QUERY_MAX),
        cuisines: known("cuisine", cuisines),
        areas: known("area", areas),
        why: toPlainLine(why, WHY_MAX),
      }))
      .filter(({ query }) => query !== "");
    return [...planned, promptSearchPlan(prompt)];
  };
