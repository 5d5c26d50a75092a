import { z } from "zod";
import { FlaggedEntryList, ProposalResponse } from "@/lib/contracts/flagged-entry";
import { AdminGuide, GuideStreamEvent } from "@/lib/contracts/guide";
import { GuideGenerationResponse, GuideRunResponse, GuideRunsResponse } from "@/lib/contracts/guide-run";
import type { Operations } from "../operation";

export const GUIDE_DESK: Operations = {
  "PUT /api/guides/[id]": {
    summary: "Feature a guide or hide it, or take that back.",
    responses: { 200: z.object({ guide: AdminGuide }) },
    refusals: [409],
  },
  "DELETE /api/guides/[id]": {
    summary: "Delete a guide.",
    responses: { 204: null },
    refusals: [409],
  },
  "GET /api/guides/[id]/generation": {
    summary: "How a guide was made, stage by stage.",
    responses: { 200: GuideGenerationResponse },
  },
  "GET /api/guides/flags": {
    summary: "The entries whose places have changed since.",
    responses: { 200: FlaggedEntryList },
  },
  "POST /api/guides/[id]/entries/[restaurantId]/dismiss": {
    summary: "Keep an entry as it is.",
    responses: { 200: FlaggedEntryList },
    refusals: [409],
  },
  "POST /api/guides/[id]/entries/[restaurantId]/proposal": {
    summary: "Propose another place for an entry.",
    responses: { 200: ProposalResponse },
    refusals: [409, 422, 503],
  },
  "POST /api/guides/[id]/entries/[restaurantId]/replace": {
    summary: "Replace an entry by what was proposed.",
    responses: { 200: FlaggedEntryList },
    refusals: [409],
  },
  "DELETE /api/guides/[id]/entries/[restaurantId]": {
    summary: "Take an entry out.",
    responses: { 200: FlaggedEntryList },
    refusals: [409],
  },
  "GET /api/guides/runs": {
    summary: "A city's stored runs of the pipeline, newest first.",
    responses: { 200: GuideRunsResponse },
  },
  "GET /api/guides/runs/[id]": {
    summary: "One stored run, whole.",
    responses: { 200: GuideRunResponse },
  },
  "POST /api/guides/runs/[id]/again": {
    summary: "Repeat a run from one of its stages on.",
    responses: { 200: { events: GuideStreamEvent } },
    refusals: [422, 429],
  },
};
