import type { City } from "@/lib/cities";
import type { AcceptedIdea, Idea } from "@/lib/guides/stage-types";
import { readWish } from ".";

export const read = (wish: string, city: City = "San Francisco"): Promise<Idea> => readWish({ city, wish });

/** A reading in short: "!cuisine=Sushi", "~vibe=quiet"; or "refused". */
export async function inShort(wish: string, city?: City): Promise<string[]> {
  const idea = await read(wish, city);
  if (idea.kind === "refused") return ["refused"];
  return idea.constraints.map(
    ({ field, values, isNegated, isHard }) => `${isHard ? "" : "~"}${isNegated ? "!" : ""}${field}=${values.join("|")}`,
  );
}

export async function accepted(wish: string, city?: City): Promise<AcceptedIdea> {
  const idea = await read(wish, city);
  if (idea.kind === "refused") throw new Error(idea.message);
  return idea;
}
