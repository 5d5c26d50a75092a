import { z } from "zod";
import { nextTick } from "./clock";
import { durationMs } from "./duration";
import { readCondition, readValue } from "./expression";

const readable = (read: (source: string) => unknown) =>
  z.string().superRefine((source, issues) => {
    try {
      read(source);
    } catch (error) {
      issues.addIssue({ code: "custom", message: (error as Error).message });
    }
  });
const Value = readable(readValue);
const Condition = readable(readCondition);
const Duration = readable(durationMs);
const Clock = readable((source) => nextTick(source, new Date()));

const Limit = z.strictObject({
  limit: z.int().min(1),
  key: Value.optional(),
  scope: z.enum(["fn", "env", "account"]).default("fn"),
});
/** A number is a limit of the whole function; one limit is a list of one. */
const Limits = z.preprocess(
  (asked) => (typeof asked === "number" ? [{ limit: asked }] : Array.isArray(asked) || !asked ? asked : [asked]),
  z.array(Limit).default([]),
);
const pace = { limit: z.int().min(1), period: Duration, key: Value.optional() };

/**
 * What a function says of itself when it registers, as far as this runner honours it. Whatever is not named here
 * (debounce, batches, priorities) stops the runner with a sentence, instead of being left out in silence.
 */
export const FunctionConfig = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    triggers: z.array(
      z.union([
        z.strictObject({ event: z.string(), expression: Condition.optional() }),
        z.strictObject({ cron: Clock }),
      ]),
    ),
    steps: z.record(z.string(), z.looseObject({ retries: z.object({ attempts: z.int().optional() }).optional() })),
    concurrency: Limits,
    throttle: z.strictObject({ ...pace, burst: z.int().min(1).optional() }).optional(),
    rateLimit: z.strictObject(pace).optional(),
    singleton: z.strictObject({ key: Value.optional(), mode: z.enum(["skip", "cancel"]) }).optional(),
    idempotency: Value.optional(),
    cancel: z
      .array(z.strictObject({ event: z.string(), if: Condition.optional(), timeout: Duration.optional() }))
      .default([]),
  })
  .transform(({ steps, ...config }) => ({ ...config, maxAttempts: (steps.step?.retries?.attempts ?? 3) + 1 }));
export type FunctionConfig = z.infer<typeof FunctionConfig>;
