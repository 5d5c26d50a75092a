import { z } from "zod";
import { Guide, GuideSummary } from "@/lib/contracts/guide";
import { HealthReport } from "@/lib/contracts/health";
import { OembedResponse } from "@/lib/contracts/oembed";
import { CitiesResponse } from "@/lib/contracts/restaurant";
import type { Operations } from "../operation";

export const PUBLIC_READS: Operations = {
  "GET /api/restaurants/cities": {
    summary: "The cities that have restaurants.",
    responses: { 200: CitiesResponse },
  },
  "GET /api/guides/email": {
    summary: "A city's weekly guides, newest first.",
    responses: { 200: z.array(GuideSummary) },
  },
  "GET /api/guides/[id]/public": {
    summary: "A whole public guide, as any visitor reads it.",
    responses: { 200: Guide },
  },
  "GET /api/photos/[id]": {
    summary: "A photo that a guide shows.",
    responses: { 200: { media: { "image/webp": "bytes", "image/jpeg": "bytes" } } },
    refusals: [503],
  },
  "GET /api/oembed": {
    summary: "How another site shows a guide (https://oembed.com).",
    description: "`url` is the address of a guide's page. The frame is no larger than `maxwidth` and `maxheight`.",
    responses: { 200: OembedResponse },
    refusals: [404, 501],
  },
  "GET /feeds/[feed]": {
    summary: "A city's newest guides as an Atom feed.",
    description: "`feed` is the city's name in an address, with its ending: `san-francisco.atom`.",
    responses: { 200: { media: { "application/atom+xml": "text" } } },
  },
  "GET /llms.txt": {
    summary: "What there is to read here, for language models (https://llmstxt.org).",
    responses: { 200: { media: { "text/plain": "text" } } },
  },
  "GET /openapi.json": {
    summary: "This interface as an OpenAPI 3.1 document.",
    responses: { 200: z.looseObject({ openapi: z.string() }) },
  },
  "GET /api/health": {
    summary: "Whether the product works, which parts serve it, and which version is running.",
    responses: { 200: HealthReport, 503: HealthReport },
  },
};
