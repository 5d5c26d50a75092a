import { PROMPT_LENGTH_MAX } from "@/lib/contracts/guide";
import { type City, inCity } from "@/lib/core/cities";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";

const SAMPLE_SIZE = 40;

/** A prompt that this city can fulfil, for readers who need inspiration. */
export async function getExamplePrompt(
  { providers, now, signal }: Ctx & { user: SessionUser },
  city: City,
): Promise<string> {
  const places = await providers.places.sample({ city, limit: SAMPLE_SIZE }, signal);
  if (places.length === 0) throw new AppError("unavailable", `We know no restaurants ${inCity(city)} yet.`);
  const prompt = await providers.curator.examplePrompt({ city, places }, { now, signal, recordUsage: () => {} });
  return prompt.trim().slice(0, PROMPT_LENGTH_MAX);
}
