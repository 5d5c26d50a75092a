import { z } from "zod";
import type { Constraint, Place } from "@/lib/contracts/stages";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import type { Curator } from "@/lib/ports/curator";
import type { GenerateObject } from "../generate-object";
import { compactPlace } from "../prompt-data";
import { DATA_INSTRUCTIONS } from "../shared-instructions";
import { toPlainLine } from "../strip-markup";

const CANDIDATES_MAX = 60;

const Selection = z.object({
  picks: z.array(
    z.object({
      placeId: z.string(),
      reason: z.string().describe("One short sentence: what this place does for this request that the others don't."),
    }),
  ),
  order: z.string().describe('How the order runs, in a few words: "near to far", "cheap to splurge".'),
});

const instructions = (size: number) => `${DATA_INSTRUCTIONS}

Choose ${size} of the candidates for a guide to the request, best suited first in your mind, then put them in the order in which the guide
tells them. They belong together and differ: area, price, mood, kind of cooking. The order tells a story (west to east, oldest to newest,
cheap to splurge, north to south); name it truthfully. Prefer places that meet more of what the request asks for. Choose fewer rather
than a place that does not fit. Never the same place twice. "meets" and "misses" were worked out from data and are right.`;

/** Stage 4: chooses candidates and their order. The stage discards ids that the model invents. */
export const selectPlaces =
  (generate: GenerateObject): Curator["selectPlaces"] =>
  async ({ city, prompt, idea, candidates }, ctx) => {
    const { picks, order } = await generate(
      {
        name: "choose",
        schema: Selection,
        instructions: instructions(idea.size),
        data: {
          request: { city, prompt },
          idea: { title: idea.title, angle: idea.angle, size: idea.size },
          candidates: candidates.slice(0, CANDIDATES_MAX).map((place) => compactCandidate(place, idea.constraints)),
        },
      },
      ctx,
    );
    return {
      picks: picks.map(({ placeId, reason }) => ({
        placeId: toPlainLine(placeId, 120),
        reason: toPlainLine(reason, 240),
      })),
      order: toPlainLine(order, 60),
    };
  };

function compactCandidate(place: Place, constraints: Constraint[]) {
  const labels = (verdict: string) =>
    constraints.filter((constraint) => evaluateConstraint(place, constraint) === verdict).map(({ label }) => label);
  return { ...compactPlace(place), meets: labels("met"), misses: labels("unmet") };
}
