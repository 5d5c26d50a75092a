import { z } from "zod";
import { plainText } from "@/lib/core/plain-text";

/** A field that is absent, null or not as documented is unknown: one odd field never costs a whole response. */
const optionalField = <T extends z.ZodType>(schema: T) =>
  schema
    .nullish()
    .catch(null)
    .transform((value) => value ?? null);
/** PostgreSQL refuses what plainText takes out. */
const text = z.string().transform(plainText).pipe(z.string().trim().min(1));
const PLACE_ID = /^[\w-]{1,300}$/;
const optionalText = optionalField(text);
const localized = optionalField(z.object({ text }).transform((value) => value.text));
const flag = optionalField(z.boolean());

/** Entries that can't be read are left out. */
const listOf = <T extends z.ZodType>(entry: T) =>
  optionalField(z.array(entry.nullable().catch(null))).transform((all) => (all ?? []).filter((one) => one !== null));

const PRICE_LEVELS: Record<string, number> = {
  PRICE_LEVEL_INEXPENSIVE: 1,
  PRICE_LEVEL_MODERATE: 2,
  PRICE_LEVEL_EXPENSIVE: 3,
  PRICE_LEVEL_VERY_EXPENSIVE: 4,
};
const BUSINESS_STATUSES: Record<string, "open" | "temporarily_closed" | "closed"> = {
  OPERATIONAL: "open",
  CLOSED_TEMPORARILY: "temporarily_closed",
  FUTURE_OPENING: "temporarily_closed",
  CLOSED_PERMANENTLY: "closed",
};

const Author = z.object({ displayName: text, uri: optionalText });

const Review = z
  .object({
    name: optionalText,
    text: localized,
    rating: optionalField(z.number()),
    publishTime: optionalField(z.iso.datetime({ offset: true })),
    authorAttribution: optionalField(Author),
    googleMapsUri: optionalText,
  })
  .transform(({ authorAttribution, ...review }) => ({ ...review, author: authorAttribution?.displayName ?? null }));

/** The only shape of a photo's name that is ever requested. */
export const PHOTO_NAME = /^places\/[\w-]{1,300}\/photos\/[\w-]{1,2000}$/;

const Photo = z
  .object({
    name: z.string().regex(PHOTO_NAME),
    widthPx: optionalField(z.number()),
    heightPx: optionalField(z.number()),
    authorAttributions: listOf(Author),
  })
  .transform(({ authorAttributions, ...photo }) => ({
    ...photo,
    authors: authorAttributions.map(({ displayName }) => displayName),
  }));

const AddressPart = z.object({ longText: text, types: z.array(text) });

/** A place as Google knows it, in our fields; whatever it did not return is null. */
export const GooglePlace = z
  .object({
    id: z.string().regex(PLACE_ID),
    displayName: localized,
    formattedAddress: optionalText,
    addressComponents: listOf(AddressPart),
    location: optionalField(
      z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
    ),
    types: listOf(text),
    primaryType: optionalText,
    businessStatus: optionalField(z.string().transform((word) => BUSINESS_STATUSES[word] ?? null)),
    googleMapsUri: optionalText,
    rating: optionalField(z.number().min(0).max(5)),
    userRatingCount: optionalField(z.number().int().min(0).max(2_147_483_647)),
    priceLevel: optionalField(z.string().transform((word) => PRICE_LEVELS[word] ?? null)),
    nationalPhoneNumber: optionalText,
    websiteUri: optionalField(z.url({ protocol: /^https?$/ })),
    regularOpeningHours: optionalField(
      z.object({ weekdayDescriptions: listOf(text).transform((week) => week.slice(0, 7)) }),
    ),
    editorialSummary: localized,
    reviews: listOf(Review),
    photos: listOf(Photo),
    outdoorSeating: flag,
    allowsDogs: flag,
    goodForChildren: flag,
    goodForGroups: flag,
    liveMusic: flag,
    reservable: flag,
    takeout: flag,
    servesVegetarianFood: flag,
    servesBreakfast: flag,
    servesBrunch: flag,
    servesLunch: flag,
    servesDinner: flag,
  })
  .transform(({ id, displayName, location, businessStatus, regularOpeningHours, ...place }) => ({
    ...place,
    googlePlaceId: id,
    name: displayName,
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
    status: businessStatus,
    openingHours: regularOpeningHours?.weekdayDescriptions.length ? regularOpeningHours.weekdayDescriptions : null,
  }));
export type GooglePlace = z.output<typeof GooglePlace>;

/** A page of places. An empty search returns `{}`; anything but a list is an error, lest a fault look like no result. */
export const PlacesResponse = z.object({
  places: z.array(z.unknown()).nullish().pipe(listOf(GooglePlace)),
  nextPageToken: optionalText,
});

export const PhotoResponse = z.object({ photoUri: z.url({ protocol: /^https?$/ }) });
