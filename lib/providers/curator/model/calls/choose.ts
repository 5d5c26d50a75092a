import { z } from "zod";
import { judge } from "../../../../guides/constraints";
import type { Constraint, Place } from "../../../../guides/stage-types";
import type { Curator } from "../../../curator";
import type { Ask } from "../ask";
import { compactFacts } from "../facts";
import { plainLine } from "../markup";
import { DATA_RULES } from "../voice";

const CANDIDATES_MAX = 60;

const Choice = z.object({
  picks: z.array(
    z.object({
      placeId: z.string(),
      reason: z.string().describe("One short sentence: what this place does for this wish that the others don't."),
    }),
  ),
  order: z.string().describe('How the order runs, in a few words: "near to far", "cheap to splurge".'),
});

const instructions = (size: number) => `${DATA_RULES}

Choose ${size} of the candidates for a guide to the wish, best suited first in your mind, then put them in the order in which the guide
tells them. They belong together and differ: area, price, mood, kind of cooking. The order tells a story (near to far, quick to slow,
cheap to splurge, north to south); name it truthfully. Prefer places that meet more of what the wish asks for. Choose fewer rather
than a place that does not fit. Never the same place twice. "meets" and "misses" were worked out from data and are right.`;

/** Stage 4: which candidates, and in which order. Ids it makes up are thrown away by the stage. */
export const choose =
  (ask: Ask): Curator["choose"] =>
  async ({ city, wish, idea, candidates }, ctx) => {
    const { picks, order } = await ask(
      {
        name: "choose",
        schema: Choice,
        instructions: instructions(idea.size),
        data: {
          wish: { city, wish },
          idea: { title: idea.title, angle: idea.angle, size: idea.size },
          candidates: candidates.slice(0, CANDIDATES_MAX).map((place) => candidate(place, idea.constraints)),
        },
      },
      ctx,
    );
    return {
      picks: picks.map(({ placeId, reason }) => ({ placeId: plainLine(placeId, 120), reason: plainLine(reason, 240) })),
      order: plainLine(order, 60),
    };
  };

function candidate(place: Place, constraints: Constraint[]) {
  const labels = (verdict: string) =>
    constraints.filter((constraint) => judge(place, constraint) === verdict).map(({ label }) => label);
  return { ...compactFacts(place), meets: labels("met"), misses: labels("unmet") };
}
