import { z } from "zod";
import {
  AdminGuide,
  CreationAllowance,
  ExamplePromptResponse,
  Guide,
  GuideStreamEvent,
  GuideSummary,
  GuidesResponse,
  TooFewResponse,
} from "@/lib/contracts/guide";
import { OwnGuide } from "@/lib/contracts/own-guide";
import { RestaurantsResponse } from "@/lib/contracts/restaurant";
import { ErrorResponse } from "../error-response";
import type { Operations } from "../operation";

export const GUIDES: Operations = {
  "GET /api/guides": {
    summary: "A city's guides, or every city's, newest first.",
    responses: { 200: z.union([z.object({ guides: z.array(AdminGuide) }), GuidesResponse]) },
  },
  "POST /api/guides": {
    summary: "Have a guide made from a prompt.",
    description:
      "With `Accept: text/event-stream` its progress as events, of which the last is complete, tooFew or error; without, the guide once it is saved. Whoever goes away stops the work.",
    responses: {
      200: { media: { "application/json": z.object({ guide: GuideSummary }) }, events: GuideStreamEvent },
    },
    refusals: [422, 429, 503],
    refusalBody: { 422: z.union([TooFewResponse, ErrorResponse]) },
  },
  "POST /api/guides/[id]/correct": {
    summary: "Have one's guide made once more, with a part of its prompt read otherwise.",
    responses: { 200: { events: GuideStreamEvent } },
    refusals: [429],
  },
  "GET /api/guides/allowance": {
    summary: "How many guides the reader can still have made within this hour.",
    responses: { 200: CreationAllowance },
  },
  "GET /api/guides/example-prompt": {
    summary: "A prompt to begin with.",
    responses: { 200: ExamplePromptResponse },
    refusals: [503],
  },
  "GET /api/guides/[id]": {
    summary: "A whole guide, with the reader's own statuses.",
    responses: { 200: z.object({ guide: Guide }) },
  },
  "POST /api/guides/[id]/saved-places": {
    summary: "Mark as interested every place of a guide that the reader has given no status; those that were marked.",
    responses: { 200: RestaurantsResponse },
  },
  "DELETE /api/guides/[id]/saved-places": {
    summary:
      "Take that back, but for places of which the reader has said something else since; those that were cleared.",
    responses: { 200: RestaurantsResponse },
  },
  "PUT /api/guides/[id]/own": {
    summary: "Rename one's guide, take it off the public pages, or list it again.",
    responses: { 200: z.object({ guide: OwnGuide }) },
    refusals: [409, 429],
  },
  "DELETE /api/guides/[id]/own": {
    summary: "Delete one's guide.",
    responses: { 204: null },
    refusals: [409, 429],
  },
};
