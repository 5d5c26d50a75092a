import type { z } from "zod";
import type { JsonSchema } from "@/lib/testing/route-inputs/read-route-inputs";

/** A response with a body of another type than JSON, or of several; text for what is no data of ours. */
type Media = { media: Record<string, z.ZodType | "text" | "bytes"> };
/** Server-sent events, of which each is one of these. */
type Events = { events: z.ZodType };

/** What the code of a route does not say of itself. Its inputs and who may call it are read from there. */
export type Operation = {
  summary: string;
  description?: string;
  /** By status; null where there is no body. */
  responses: Record<number, z.ZodType | Media | (Media & Events) | Events | null>;
  /** Refusals beyond those that follow from its inputs and its access. */
  refusals?: readonly (401 | 404 | 409 | 413 | 422 | 429 | 501 | 503)[];
  /** The body of a refusal, where it is not the usual one; by status, or of all of them. */
  refusalBody?: z.ZodType | Partial<Record<number, z.ZodType>>;
  /** The body, where the route reads it without a schema. */
  body?: JsonSchema;
};

/** By method and path, as in the policy: "GET /api/guides/[id]". */
export type Operations = Record<string, Operation>;
