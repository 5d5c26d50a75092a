import { z } from "zod";
import { ListSummary, ListsResponse } from "@/lib/contracts/lists";
import { ImportSummary, PlaceImport } from "@/lib/contracts/place-import";
import type { Operations } from "../operation";

const ImportResponse = z.object({ import: PlaceImport });

export const LISTS_AND_IMPORTS: Operations = {
  "GET /api/lists": {
    summary: "The reader's lists of places.",
    responses: { 200: ListsResponse },
  },
  "POST /api/lists": {
    summary: "Make a list, with its first place if one is named.",
    responses: { 201: z.object({ list: ListSummary }) },
    refusals: [404, 409, 429],
  },
  "PUT /api/lists/[id]": {
    summary: "Rename a list, order it otherwise, or show its owner's name.",
    responses: { 204: null },
    refusals: [409, 429],
  },
  "DELETE /api/lists/[id]": {
    summary: "Delete a list.",
    responses: { 204: null },
    refusals: [429],
  },
  "POST /api/lists/[id]/share": {
    summary: "Share a list: whoever has its link, /list/{token}, may read it.",
    responses: { 200: z.object({ token: z.string() }) },
    refusals: [429],
  },
  "DELETE /api/lists/[id]/share": {
    summary: "Stop sharing a list: its link leads nowhere any more.",
    responses: { 204: null },
    refusals: [429],
  },
  "PUT /api/lists/[id]/places/[restaurantId]": {
    summary: "Put a place on a list, or change its note.",
    responses: { 204: null },
    refusals: [409, 429],
  },
  "DELETE /api/lists/[id]/places/[restaurantId]": {
    summary: "Take a place off a list.",
    responses: { 204: null },
    refusals: [429],
  },
  "POST /api/lists/[id]/places/[restaurantId]/move": {
    summary: "Move a place up or down its list.",
    responses: { 204: null },
    refusals: [429],
  },
  "GET /api/restaurants/imports": {
    summary: "The reader's imports of places.",
    responses: { 200: z.object({ imports: z.array(ImportSummary) }) },
  },
  "POST /api/restaurants/imports": {
    summary: "Read a file of places: Google Takeout, CSV, GeoJSON, KML, or our own export.",
    description: "Nothing is changed before the import is applied. `name` is the name of the file.",
    responses: { 201: ImportResponse },
    refusals: [413, 429, 503],
  },
  "GET /api/restaurants/imports/[id]": {
    summary: "One import with its rows, and what each was matched with.",
    responses: { 200: ImportResponse },
  },
  "GET /api/restaurants/imports/[id]/not-found": {
    summary: "The rows that matched nothing, as a file.",
    responses: { 200: { media: { "text/csv": "text" } } },
  },
  "POST /api/restaurants/imports/[id]/apply": {
    summary: "Give the statuses of an import to its places.",
    responses: { 200: ImportResponse },
    refusals: [409],
  },
  "POST /api/restaurants/imports/[id]/undo": {
    summary: "Take an applied import back, but for what was changed since.",
    responses: { 200: ImportResponse },
    refusals: [409],
  },
};
