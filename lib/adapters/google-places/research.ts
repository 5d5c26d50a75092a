import PQueue from "p-queue";
import type { Database } from "@/db/client";
import { type GooglePlacesClient, PlacesError } from "@/lib/catalogue/google/client";
import { savePlaces } from "@/lib/catalogue/google/save-places";
import { RESEARCH_FIELDS } from "@/lib/catalogue/google/sku";
import type { Place } from "@/lib/contracts/stages";
import { throwIfCancelled } from "@/lib/core/errors";
import type { Places, PlacesContext } from "@/lib/ports/places";
import { factsEvidence } from "./evidence";
import { EXPIRED_TEXT, expireContent, saveEvidence, saveResearch } from "./save-research";

const CONCURRENCY = 4;
/** A failure that the next places would share, while the reader waits. */
const FATAL_FAILURES: readonly PlacesError["failure"][] = ["refused", "busy", "too-slow"];

type Photo = { placeId: string; url: string; source: string };
type LookupResult = { photo?: Photo | null; problem?: string; isFatal?: boolean; isClosed?: boolean };
type Sources = { client: GooglePlacesClient; catalogue: Places; db: Database };

/** Google's reviews and photos of the picks, beside what we know ourselves. A place that fails is reported, not fatal. */
export async function researchGoogle({ client, catalogue, db }: Sources, places: Place[], ctx: PlacesContext) {
  await expireContent(db, ctx.now);
  const photos: Photo[] = [];
  const problems: string[] = [];
  const closed = new Set<string>();
  const waiting = new Set(places.filter(({ googlePlaceId }) => googlePlaceId !== null));
  const lookUp = async (place: Place) => {
    if (!waiting.delete(place)) return;
    throwIfCancelled(ctx.signal, "The look-up of places");
    const { photo, problem, isFatal, isClosed } = await researchPlace(client, db, place, ctx);
    if (photo) photos.push(photo);
    if (isClosed) closed.add(place.id);
    if (problem) problems.push(problem);
    if (!isFatal) return;
    for (const { name } of waiting) problems.push(`${name} was not looked up anymore.`);
    waiting.clear();
  };
  const queue = new PQueue({ concurrency: CONCURRENCY });
  await queue.addAll([...waiting].map((place) => () => lookUp(place)));
  // Nothing is written about a place without evidence: one that has closed meanwhile drops out of the guide.
  const open = places.filter(({ id }) => !closed.has(id));
  const known = await catalogue.research({ places: open }, ctx);
  const bare = open.filter(({ id }) => !known.evidence.some((one) => one.placeId === id && one.about === "facts"));
  const facts = bare.map((place) => factsEvidence(place, ctx.now));
  await saveEvidence(db, facts);
  const evidence = [
    ...known.evidence.filter(({ text }) => text !== EXPIRED_TEXT),
    ...facts.map(({ restaurantId, ...snippet }) => ({ ...snippet, placeId: restaurantId, sourceUrl: null })),
  ];
  return { evidence, photos, problems };
}

async function researchPlace(
  client: GooglePlacesClient,
  db: Database,
  { id, name, googlePlaceId }: Place,
  ctx: PlacesContext,
): Promise<LookupResult> {
  try {
    const request = { googlePlaceId: googlePlaceId ?? "", fields: RESEARCH_FIELDS };
    const details = await client.placeDetails(request, { signal: ctx.signal, recordCost: ctx.recordPlacesCost });
    const [saved] = await savePlaces(db, [details], ctx.now);
    if (details.status === "closed" || details.status === "temporarily_closed") {
      return { isClosed: true, problem: `${name} has closed, as Google Places tells, and was left out.` };
    }
    // Where we have a summary of our own, Google's does not stand beside it as if it were ours.
    const hasOwnSummary = saved?.row?.source !== "google" && saved?.row?.editorialSummary != null;
    const shown = hasOwnSummary ? { ...details, editorialSummary: null } : details;
    return { photo: await saveResearch(db, id, shown, ctx.now) };
  } catch (error) {
    if (!(error instanceof PlacesError)) throw error;
    console.warn(JSON.stringify({ warning: error.message }));
    const isFatal = FATAL_FAILURES.includes(error.failure);
    return { problem: `${name} could not be looked up: ${error.userMessage}`, isFatal };
  }
}
