import { z } from "zod";
import { SignedIn } from "@/lib/contracts/account";
import { AdminLog } from "@/lib/contracts/admin-log";
import { EntryVerdict } from "@/lib/contracts/constraint";
import { Edition, WeeklySendPreview } from "@/lib/contracts/edition";
import { FlaggedEntry, FlaggedEntryList, ReplacementProposal } from "@/lib/contracts/flagged-entry";
import {
  AdminGuide,
  Evidence,
  Guide,
  GuideEntry,
  GuideProgress,
  GuideReading,
  GuideStreamEvent,
  GuideSummary,
} from "@/lib/contracts/guide";
import { GuideRun, GuideRunSummary } from "@/lib/contracts/guide-run";
import { HealthReport } from "@/lib/contracts/health";
import { JobDetails, JobRun } from "@/lib/contracts/job";
import { ListSummary } from "@/lib/contracts/lists";
import { OwnGuide } from "@/lib/contracts/own-guide";
import { ImportRow, ImportSummary, PlaceImport } from "@/lib/contracts/place-import";
import { PlaceReports, ReportList } from "@/lib/contracts/report";
import { QuadtreeNode, Restaurant, UserStatus } from "@/lib/contracts/restaurant";
import { Claim, ConfirmResponse, PreferenceResponse, UnsubscribeResponse } from "@/lib/contracts/subscriber";
import { ReimagineEvent, ScheduledTheme, ThemeGenerationEvent } from "@/lib/contracts/theme";
import { TooFewPlaces } from "@/lib/contracts/too-few-places";
import type { JsonSchema } from "@/lib/testing/route-inputs/read-route-inputs";
import { ErrorResponse } from "./error-response";
import { tidySchema } from "./tidy-schema";

/** The shapes that have a name in the document; every other one stands where it is used. */
const NAMED = {
  AdminGuide,
  AdminLog,
  Claim,
  ConfirmResponse,
  Edition,
  EntryVerdict,
  Error: ErrorResponse,
  Evidence,
  FlaggedEntry,
  FlaggedEntryList,
  Guide,
  GuideEntry,
  GuideProgress,
  GuideReading,
  GuideRun,
  GuideRunSummary,
  GuideStreamEvent,
  GuideSummary,
  HealthReport,
  ImportRow,
  ImportSummary,
  JobDetails,
  JobRun,
  ListSummary,
  OwnGuide,
  PlaceImport,
  PlaceReports,
  PreferenceResponse,
  QuadtreeNode,
  ReimagineEvent,
  ReplacementProposal,
  ReportList,
  Restaurant,
  ScheduledTheme,
  SignedIn,
  ThemeGenerationEvent,
  TooFewPlaces,
  UnsubscribeResponse,
  UserStatus,
  WeeklySendPreview,
};

const registry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });

const OPTIONS = { metadata: registry, io: "output", unrepresentable: "any", reused: "inline" } as const;

/** A response's schema, as JSON Schema that refers to the named ones. */
export function responseSchema(schema: z.ZodType): JsonSchema {
  const id = registry.get(schema)?.id;
  if (id !== undefined) return { $ref: `#/components/schemas/${id}` };
  return tidySchema(z.toJSONSchema(schema, OPTIONS) as JsonSchema);
}

/** Every named schema, by its name. */
export function namedSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, { ...OPTIONS, uri: (id) => `#/components/schemas/${id}` });
  return Object.fromEntries(
    Object.entries(schemas)
      .filter(([name]) => name in NAMED)
      .map(([name, schema]) => [name, tidySchema(schema as JsonSchema)]),
  );
}
