import type { Database } from "@/db/client";
import { throwIfCancelled } from "../../../errors";
import type { Place } from "../../../guides/stage-types";
import type { Places, PlacesContext } from "../../places";
import { type GooglePlacesClient, PlacesError } from "./client";
import { factsOf } from "./evidence";
import { keepPlaces } from "./keep-places";
import { keepEvidence, keepResearch, LET_GO, letGo } from "./keep-research";
import { RESEARCH_FIELDS } from "./sku";

const AT_A_TIME = 4;
/** What fails so for one place will for the next, and the reader waits. */
const HOPELESS: readonly PlacesError["failure"][] = ["refused", "busy", "too-slow"];

type Photo = { placeId: string; url: string; source: string };
type Found = { photo?: Photo | null; problem?: string; isHopeless?: boolean; isClosed?: boolean };
type Sources = { client: GooglePlacesClient; catalogue: Places; db: Database };

/** What Google's people say and show of the picks, beside what we know ourselves. A place that fails is told, not fatal. */
export async function researchGoogle({ client, catalogue, db }: Sources, places: Place[], ctx: PlacesContext) {
  await letGo(db, ctx.now);
  const photos: Photo[] = [];
  const problems: string[] = [];
  const closed = new Set<string>();
  const waiting = places.filter(({ googlePlaceId }) => googlePlaceId !== null);
  const lookUp = async () => {
    for (let place = waiting.shift(); place; place = waiting.shift()) {
      throwIfCancelled(ctx.signal);
      const { photo, problem, isHopeless, isClosed } = await researchOne(client, db, place, ctx);
      if (photo) photos.push(photo);
      if (isClosed) closed.add(place.id);
      if (problem) problems.push(problem);
      if (isHopeless) problems.push(...waiting.splice(0).map(({ name }) => `${name} was not looked up any more.`));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lookUp));
  // Nothing is written of a place without evidence: what has closed meanwhile drops out of the guide.
  const open = places.filter(({ id }) => !closed.has(id));
  const known = await catalogue.research({ places: open }, ctx);
  const bare = open.filter(({ id }) => !known.evidence.some((one) => one.placeId === id && one.about === "facts"));
  const facts = bare.map((place) => factsOf(place, ctx.now));
  await keepEvidence(db, facts);
  const evidence = [
    ...known.evidence.filter(({ text }) => text !== LET_GO),
    ...facts.map(({ restaurantId, ...snippet }) => ({ ...snippet, placeId: restaurantId, sourceUrl: null })),
  ];
  return { evidence, photos, problems };
}

async function researchOne(
  client: GooglePlacesClient,
  db: Database,
  { id, name, googlePlaceId }: Place,
  ctx: PlacesContext,
): Promise<Found> {
  try {
    const asked = { googlePlaceId: googlePlaceId ?? "", fields: RESEARCH_FIELDS };
    const told = await client.placeDetails(asked, { signal: ctx.signal, spend: ctx.spendOnPlaces });
    const [kept] = await keepPlaces(db, [told], ctx.now);
    if (told.status === "closed" || told.status === "temporarily_closed") {
      return { isClosed: true, problem: `${name} has closed, as Google Places tells, and was left out.` };
    }
    // Where we have words of our own, Google's don't stand beside them as if they were ours.
    const hasOwnWords = kept?.row?.source !== "google" && kept?.row?.editorialSummary != null;
    const shown = hasOwnWords ? { ...told, editorialSummary: null } : told;
    return { photo: await keepResearch(db, id, shown, ctx.now) };
  } catch (error) {
    if (!(error instanceof PlacesError)) throw error;
    console.warn(JSON.stringify({ warning: error.message }));
    const isHopeless = HOPELESS.includes(error.failure);
    return { problem: `${name} could not be looked up: ${error.sentence}`, isHopeless };
  }
}
