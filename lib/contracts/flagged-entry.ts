import { z } from "zod";
import { CITIES } from "@/lib/core/cities";
import { IdParam } from "@/lib/core/id-param";
import { ConstraintVerdict } from "./constraint";
import { EditionState } from "./edition";
import { Evidence } from "./guide";
import { Restaurant } from "./restaurant";

/** One thing that changed of a place after the guide told of it. */
export const PlaceChange = z.object({
  id: z.number().int(),
  field: z.enum(["status", "name", "address", "phone_number", "website"]),
  before: z.string().nullable(),
  after: z.string().nullable(),
  isEditors: z.boolean(),
  /** ISO 8601, UTC. */
  at: z.string(),
});
export type PlaceChange = z.infer<typeof PlaceChange>;

/** An entry that may no longer be right: its place has changed, and no editor has settled it yet. */
export const FlaggedEntry = z.object({
  guide: z.object({ id: z.string(), name: z.string(), city: z.enum(CITIES), isAdminOnly: z.boolean() }),
  restaurant: z.object({ id: z.string(), name: z.string(), address: z.string() }),
  entryCount: z.number().int(),
  /** Newest first. */
  changes: z.array(PlaceChange),
  /** The Thursdays whose theme this guide previews or was made for. */
  themeWeeks: z.array(z.string()),
  /** The emails that tell of this guide; a frozen message changes no more. */
  editions: z.array(z.object({ city: z.string(), week: z.string(), state: EditionState, isFrozen: z.boolean() })),
});
export type FlaggedEntry = z.infer<typeof FlaggedEntry>;

/** `total` counts every flagged entry, also those beyond the newest that are listed. */
export const FlaggedEntryList = z.object({ flags: z.array(FlaggedEntry), total: z.number().int() });
export type FlaggedEntryList = z.infer<typeof FlaggedEntryList>;

/** What would stand in an entry's place, and what of the introduction would go with it. */
export const ReplacementProposal = z.object({
  id: z.uuid(),
  restaurant: Restaurant,
  flavorText: z.string(),
  evidence: z.array(Evidence),
  verdicts: z.array(ConstraintVerdict),
  /** The guide's new headline, where the one it has lived on the place that goes. */
  title: z.string().nullable(),
  /** Sentences of the introduction that rest on it. */
  droppedSentences: z.array(z.string()),
});
export type ReplacementProposal = z.infer<typeof ReplacementProposal>;

export const GuideEntryParams = z.object({ id: IdParam, restaurantId: IdParam });

/** Places that the editor has been shown and did not take. */
export const ProposeReplacementInput = z.object({
  except: z.array(z.string().max(200)).max(50, "except holds at most 50 places.").default([]),
});
export const ReplaceEntryInput = z.object({ proposalId: z.uuid({ error: "proposalId must name a proposal." }) });
/** Only what the editor has seen is found right: what changes afterwards is flagged again. */
export const DismissFlagInput = z.object({
  seen: z
    .number({ error: "seen must be the newest change that was looked at." })
    .int()
    .positive()
    .max(Number.MAX_SAFE_INTEGER),
});

/** A guide of fewer is no guide. */
export const ENTRIES_MIN = 3;
