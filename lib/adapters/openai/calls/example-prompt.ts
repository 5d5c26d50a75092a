import { z } from "zod";
import { formatDate } from "@/lib/core/california-time";
import { AppError } from "@/lib/core/errors";
import type { Curator } from "@/lib/ports/curator";
import type { GenerateObject } from "../generate-object";
import { DATA_INSTRUCTIONS } from "../shared-instructions";
import { toPlainLine } from "../strip-markup";

const PLACES_MAX = 12;
const PROMPT_MAX = 240;

const Example = z.object({ prompt: z.string().describe("One request, as a person would type it.") });

const INSTRUCTIONS = `${DATA_INSTRUCTIONS}

Write one request that somebody in this city might type to have a restaurant guide made: a vibe, an occasion or a craving, with one or
two particulars. It can be met by the places in the data and suits the season. At most 25 words, no restaurant's name, no quotes.`;

/** "Need inspiration?": a prompt that this city can fulfill. */
export const examplePrompt =
  (generate: GenerateObject): Curator["examplePrompt"] =>
  async ({ city, places }, ctx) => {
    const { prompt } = await generate(
      {
        name: "example_prompt",
        schema: Example,
        instructions: INSTRUCTIONS,
        data: {
          city: { city, today: formatDate(ctx.now.toISOString()) },
          places: places.slice(0, PLACES_MAX).map(({ neighbourhood, cuisines, dishes, vibes, goodFor }) => ({
            area: neighbourhood,
            cuisines,
            dishes: dishes.map(({ name }) => name),
            vibes,
            goodFor,
          })),
        },
      },
      ctx,
    );
    const example = toPlainLine(prompt, PROMPT_MAX).replace(/^["“”']+|["“”']+$/g, "");
    if (example === "") throw new AppError("unavailable", "Our writer has no idea right now. Please try again.");
    return example;
  };
