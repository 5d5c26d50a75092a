import { z } from "zod";
import { NearResponse } from "@/lib/contracts/near";
import { ReportList } from "@/lib/contracts/report";
import {
  AreaResponse,
  CuisinesResponse,
  QuadtreeResponse,
  RestaurantResponse,
  RestaurantsResponse,
  SearchResponse,
  UserStatus,
} from "@/lib/contracts/restaurant";
import type { Operations } from "../operation";

/** RestaurantPoint: id, name, longitude, latitude, the reader's own status. */
const Point = z.tuple([z.string(), z.string(), z.number(), z.number(), UserStatus.nullable()]);
const PointsResponse = z.object({ points: z.array(Point) });

export const RESTAURANTS: Operations = {
  "GET /api/restaurants/search": {
    summary: "Search restaurants by name, by what they cook, or within a box on the map.",
    description: "`query` or `bounds` must be given. `hasMore` comes with `bounds` alone.",
    responses: { 200: z.union([AreaResponse, SearchResponse]) },
    refusals: [429],
  },
  "POST /api/restaurants/search": {
    summary: "Of all restaurants that match, the nearest to a position, which is neither stored nor logged.",
    description: "`query` or `bounds` must be given. `hasMore` comes with `bounds` alone, where up to 100 are found.",
    responses: { 200: z.union([AreaResponse, SearchResponse]) },
    refusals: [429],
  },
  "GET /api/restaurants/saved": {
    summary: "Every restaurant that the reader gave a status, but for not_interested unless that is asked for.",
    responses: { 200: RestaurantsResponse },
  },
  "GET /api/restaurants/saved/export": {
    summary: "Every restaurant that the reader gave any status, as a file.",
    responses: {
      200: {
        media: {
          "text/csv": "text",
          "application/geo+json": "text",
          "application/vnd.google-earth.kml+xml": "text",
        },
      },
    },
  },
  "GET /api/restaurants/[id]": {
    summary: "One restaurant.",
    responses: { 200: RestaurantResponse },
  },
  "POST /api/restaurants/[id]/status": {
    summary: "Give a restaurant a status, or clear it with null.",
    responses: { 200: RestaurantResponse },
  },
  "POST /api/taste/near": {
    summary: "What the reader might like within a walk of where they are.",
    responses: { 200: NearResponse },
    refusals: [429],
  },
  "POST /api/reports": {
    summary: "Report what is wrong about a place in a guide.",
    responses: { 202: z.object({ status: z.literal("received") }) },
    refusals: [404, 429],
  },
  "PUT /api/restaurants/[id]": {
    summary: "Correct a restaurant, or close it for good.",
    responses: { 200: RestaurantResponse },
  },
  "GET /api/restaurants/all": {
    summary: "Every restaurant, or those that pass the filters.",
    description: "`fields=points` lists what a marker needs alone, `fields=cuisines` counts the cuisines.",
    responses: { 200: z.union([RestaurantsResponse, PointsResponse, CuisinesResponse]) },
  },
  "GET /api/restaurants/quadtree": {
    summary: "The nodes of the spatial index.",
    responses: { 200: QuadtreeResponse },
  },
  "GET /api/reports": {
    summary: "Readers' reports that nobody has settled yet.",
    responses: { 200: ReportList },
  },
  "POST /api/reports/[restaurantId]/settle": {
    summary: "Settle what is reported of a place.",
    responses: { 200: ReportList },
    refusals: [409],
  },
};
