import { AdminLog } from "@/lib/contracts/admin-log";
import { EditionsResponse, WeeklySendPreview } from "@/lib/contracts/edition";
import { JobResponse, JobsResponse } from "@/lib/contracts/job";
import { ReimagineEvent, ThemeGenerationEvent, ThemeResponse, ThemesResponse } from "@/lib/contracts/theme";
import type { Operations } from "../operation";

export const DESK: Operations = {
  "GET /api/scheduled-themes": {
    summary: "The themes of the coming weeks.",
    responses: { 200: ThemesResponse },
  },
  "POST /api/scheduled-themes/approve": {
    summary: "Approve many pending themes at once; those that were approved.",
    responses: { 200: ThemesResponse },
  },
  "PUT /api/scheduled-themes/[id]": {
    summary: "Edit a theme's words, or approve it.",
    responses: { 200: ThemeResponse },
    refusals: [409],
  },
  "DELETE /api/scheduled-themes/[id]": {
    summary: "Skip a theme.",
    responses: { 204: null },
    refusals: [409],
  },
  "POST /api/scheduled-themes/[id]/preview": {
    summary: "Have the guide of a theme made ahead of its week.",
    responses: { 200: ThemeResponse },
    refusals: [409, 422, 503],
  },
  "POST /api/scheduled-themes/[id]/regenerate": {
    summary: "Have another theme imagined for the same week.",
    responses: { 200: { events: ReimagineEvent } },
    refusals: [409],
  },
  "GET /api/scheduled-themes/generate": {
    summary: "The events of the generation of themes that is going on; 204 where there is none.",
    responses: { 200: { events: ThemeGenerationEvent }, 204: null },
  },
  "POST /api/scheduled-themes/generate": {
    summary: "Have themes generated for weeks that have none, or join the generation that is going on.",
    responses: { 200: { events: ThemeGenerationEvent } },
  },
  "GET /api/editions": {
    summary: "The weekly emails that were sent or are being sent.",
    responses: { 200: EditionsResponse },
  },
  "GET /api/editions/next": {
    summary: "What sending this week's email now would do.",
    responses: { 200: WeeklySendPreview },
  },
  "POST /api/editions/guide": {
    summary: "Have a city's guide of this week written before it is sent. It responds once it is.",
    responses: { 200: WeeklySendPreview },
    refusals: [409, 422],
  },
  "POST /api/editions": {
    summary: "Send this week's email now, to one city or to all of them.",
    responses: { 200: EditionsResponse },
    refusals: [409],
  },
  "POST /api/editions/[id]/pause": {
    summary: "Hold an edition: nothing more of it is handed off.",
    responses: { 200: EditionsResponse },
    refusals: [409],
  },
  "POST /api/editions/[id]/continue": {
    summary: "Let a paused or failed edition go on.",
    responses: { 200: EditionsResponse },
    refusals: [409],
  },
  "GET /api/jobs": {
    summary: "The latest runs of background work, and the schedules.",
    responses: { 200: JobsResponse },
  },
  "GET /api/jobs/[id]": {
    summary: "One run with its steps.",
    responses: { 200: JobResponse },
  },
  "POST /api/jobs/[id]/cancel": {
    summary: "Cancel a run.",
    responses: { 200: JobResponse },
    refusals: [409],
  },
  "POST /api/jobs/[id]/try-again": {
    summary: "Try a failed run again.",
    responses: { 200: JobResponse },
    refusals: [409],
  },
  "GET /api/admin-log": {
    summary: "What administrators changed, newest first, in pages.",
    responses: { 200: AdminLog },
  },
};
