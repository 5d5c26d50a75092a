import { z } from "zod";

/** Which real part or embedded default serves each need, and which version is running. */
export const HealthReport = z.object({
  status: z.enum(["ok", "unavailable"]),
  version: z.string(),
  database: z.enum(["embedded", "postgres", "unavailable"]),
  ai: z.enum(["house", "openai"]),
  places: z.enum(["catalogue", "google"]),
  mail: z.enum(["outbox", "resend", "smtp"]),
  jobs: z.enum(["embedded", "inngest"]),
  maps: z.enum(["maplibre", "mapbox"]),
});
export type HealthReport = z.infer<typeof HealthReport>;
