import { z } from "zod";
import { CITIES } from "@/lib/core/cities";
import { IdParam } from "@/lib/core/id-param";
import { ConstraintVerdict } from "./constraint";
import { EditionState } from "./edition";
import { Evidence } from "./guide";
import { Restaurant } from "./restaurant";

/** One change of a place after the guide was written. */
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

/** An entry that may be outdated: its place has changed, and no editor has settled it yet. */
export const FlaggedEntry = z.object({
  guide: z.object({ id: z.string(), name: z.string(), city: z.enum(CITIES), isAdminOnly: z.boolean() }),
  restaurant: z.object({ id: z.string(), name: z.string(), address: z.string() }),
  entryCount: z.number().int(),
  /** Newest first. */
  changes: z.array(PlaceChange),
  /** The Thursdays whose theme this guide previews, or was made for. */
  themeWeeks: z.array(z.string()),
  /** The emails with this guide; a frozen message no longer changes. */
  editions: z.array(z.object({ city: z.string(), week: z.string(), state: EditionState, isFrozen: z.boolean() })),
});
export type FlaggedEntry = z.infer<typeof FlaggedEntry>;

/** `total` counts every flagged entry, including those beyond the end of the list. */
export const FlaggedEntryList = z.object({ flags: z.array(FlaggedEntry), total: z.number().int() });
export type FlaggedEntryList = z.infer<typeof FlaggedEntryList>;

/** A replacement for an entry, and the sentences of the introduction that it would remove. */
export const ReplacementProposal = z.object({
  id: z.uuid(),
  restaurant: Restaurant,
  flavorText: z.string(),
  evidence: z.array(Evidence),
  verdicts: z.array(ConstraintVerdict),
  /** A new headline for the guide, if the present one depends on the removed place. */
  title: z.string().nullable(),
  /** Sentences of the introduction that depend on the removed place. */
  droppedSentences: z.array(z.string()),
});
export type ReplacementProposal = z.infer<typeof ReplacementProposal>;

export const ProposalResponse = z.object({ proposal: ReplacementProposal });

export const GuideEntryParams = z.object({ id: IdParam, restaurantId: IdParam });

/** Places that the editor was shown and declined. */
export const ProposeReplacementInput = z.object({
  except: z.array(z.string().max(200)).max(50, "except holds at most 50 places.").default([]),
});
export const ReplaceEntryInput = z.object({ proposalId: z.uuid({ error: "proposalId must name a proposal." }) });
/** Dismisses only the changes that the editor has seen: later ones are flagged again. */
export const DismissFlagInput = z.object({
  seen: z
    .number({ error: "seen must be the newest change that was looked at." })
    .int()
    .positive()
    .max(Number.MAX_SAFE_INTEGER),
});

/** The least number of entries of a guide. */
export const ENTRIES_MIN = 3;
