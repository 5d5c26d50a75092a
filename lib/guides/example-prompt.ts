import { type City, inCity } from "../cities";
import type { Ctx, SessionUser } from "../context";
import { AppError } from "../errors";
import { PROMPT_MAX } from "./contract";

const SAMPLE_SIZE = 40;

/** A wish that this city can fulfil, for whoever needs inspiration. */
export async function examplePrompt(
  { providers, now, signal }: Ctx & { user: SessionUser },
  city: City,
): Promise<string> {
  const places = await providers.places.sample({ city, limit: SAMPLE_SIZE }, signal);
  if (places.length === 0) throw new AppError("unavailable", `We know no restaurants ${inCity(city)} yet.`);
  const prompt = await providers.curator.examplePrompt({ city, places }, { now, signal, spend: () => {} });
  return prompt.trim().slice(0, PROMPT_MAX);
}
