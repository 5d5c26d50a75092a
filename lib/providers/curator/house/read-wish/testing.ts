import type { City } from "@/lib/cities";
import type { AcceptedIdea, Idea } from "@/lib/guides/stage-types";
import type { CuratorContext } from "../../../curator";
import { readWish } from ".";

export const curatorContext: CuratorContext = {
  now: new Date("2026-11-20T18:00:00Z"),
  signal: new AbortController().signal,
  spend: () => {},
};

export const read = (wish: string, city: City = "San Francisco"): Promise<Idea> =>
  readWish({ city, wish }, curatorContext);

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
