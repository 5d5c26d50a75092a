import { z } from "zod";
import { callApi } from "@/lib/client/api-client";
import { GuideSummary } from "@/lib/contracts/guide";
import { GuideRun, GuideRunSummary } from "@/lib/contracts/guide-run";

const Guides = z.object({ guides: z.array(GuideSummary) });
const Generation = z.object({ generation: GuideRun });
const Run = z.object({ run: GuideRun });
const Runs = z.object({ runs: z.array(GuideRunSummary) });
const Sent = z.object({ message: z.string() }).partial();

/** The calls of the debug room, with their answers checked. */
export const fetchCityGuides = async (city: string, signal: AbortSignal) =>
  Guides.parse(await callApi(`/api/guides?${new URLSearchParams({ city, includeAll: "true" })}`, { signal })).guides;

export const fetchGeneration = async (guideId: string, signal: AbortSignal) =>
  Generation.parse(await callApi(`/api/guides/${encodeURIComponent(guideId)}/generation`, { signal })).generation;

export const fetchRun = async (id: string, signal: AbortSignal) =>
  Run.parse(await callApi(`/api/guides/runs/${encodeURIComponent(id)}`, { signal })).run;

export const fetchRuns = async (city: string, signal: AbortSignal) =>
  Runs.parse(await callApi(`/api/guides/runs?${new URLSearchParams({ city })}`, { signal })).runs;

/** A blank address is left out: the message then goes to the one that the account subscribed with. */
export async function sendPreview(guideId: string, address: string): Promise<string> {
  const email = address.trim();
  const body = email === "" ? {} : { email };
  const answer = await callApi(`/api/email/guides/${encodeURIComponent(guideId)}/send-test`, { body });
  return Sent.parse(answer ?? {}).message || "Preview email sent.";
}
