import type { evidence } from "@/db/schema";
import type { GooglePlace } from "@/lib/catalogue/google/response";
import type { Place } from "@/lib/contracts/stages";
import { toCalendarDate } from "@/lib/core/calendar-date";
import { DAY_MS } from "@/lib/core/durations";
import { sha256 } from "@/lib/core/sha256";
import { truncateAtWord } from "@/lib/core/truncate";

type EvidenceRow = typeof evidence.$inferInsert;

/** Google's terms allow its content to be stored for so long. */
const RETENTION_DAYS = 30;
const REVIEWS_MAX = 5;
const REVIEW_TEXT_MAX = 900;

const contentExpiresAt = (now: Date): Date => new Date(now.getTime() + RETENTION_DAYS * DAY_MS);

/** What people wrote of a place on Google, each with its author and its date. Data, never obeyed. */
export function reviewEvidence(placeId: string, place: GooglePlace, now: Date): EvidenceRow[] {
  return place.reviews.slice(0, REVIEWS_MAX).flatMap(({ name, text, author, publishTime, googleMapsUri }, i) => {
    if (text === null) return [];
    const key = sha256(name ?? `${place.googlePlaceId} ${i}`);
    return {
      id: `${placeId}:google-${key.slice(0, 10)}`,
      restaurantId: placeId,
      about: "review" as const,
      text: truncateAtWord(text, REVIEW_TEXT_MAX),
      source: author === null ? "Google review" : `Google review by ${author}`,
      sourceUrl: safeLink(googleMapsUri) ?? safeLink(place.googleMapsUri),
      datedOn: toCalendarDate(publishTime === null ? now : new Date(publishTime)),
      keptUntil: contentExpiresAt(now),
    };
  });
}

/** Google's own words on a place. */
export function summaryEvidence(placeId: string, place: GooglePlace, now: Date): EvidenceRow[] {
  if (place.editorialSummary === null) return [];
  return [
    {
      id: `${placeId}:google-summary`,
      restaurantId: placeId,
      about: "summary",
      text: place.editorialSummary,
      source: "Google Maps",
      sourceUrl: safeLink(place.googleMapsUri),
      datedOn: toCalendarDate(now),
      keptUntil: contentExpiresAt(now),
    },
  ];
}

/** The bare facts of a row that Google brought, so that there is always something to rest on. */
export function factsEvidence(place: Place, now: Date): EvidenceRow {
  const { id, name, address, neighbourhood, town, city, cuisines, meals, diets, goodFor, features } = place;
  const where = [address, neighbourhood, town ?? city].filter((part) => part !== null && part !== "").join(", ");
  const listed = (label: string, values: string[]) =>
    values.length === 0 ? [] : [`${label}: ${values.map((value) => value.replaceAll("-", " ")).join(", ")}`];
  const facts = [
    `${name} is at ${where}`,
    ...listed("Cuisine", cuisines),
    ...listed("Good for", goodFor),
    ...listed("Meals", meals),
    ...listed("Diets", diets),
    ...listed("Also", features),
  ];
  return {
    id: `${id}:facts`,
    restaurantId: id,
    about: "facts",
    text: `${facts.join(". ")}.`,
    source: "Google Maps",
    sourceUrl: null,
    datedOn: toCalendarDate(now),
  };
}

const safeLink = (uri: string | null): string | null =>
  uri !== null && URL.canParse(uri) && new URL(uri).protocol === "https:" ? uri : null;
