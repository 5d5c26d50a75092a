import { z } from "zod";
import { nextCronTime } from "./cron-time";
import { durationMs } from "./duration";
import { parseCondition, parseValue } from "./expression";

const parsable = (read: (source: string) => unknown) =>
  z.string().superRefine((source, issues) => {
    try {
      read(source);
    } catch (error) {
      issues.addIssue({ code: "custom", message: (error as Error).message });
    }
  });
const ValueExpression = parsable(parseValue);
const ConditionExpression = parsable(parseCondition);
const Duration = parsable(durationMs);
const CronExpression = parsable((source) => nextCronTime(source, new Date()));

const ConcurrencyRule = z.strictObject({
  limit: z.int().min(1),
  key: ValueExpression.optional(),
  scope: z.enum(["fn", "env", "account"]).default("fn"),
});
/** A number is a limit of the whole function; one limit is a list of one. */
const ConcurrencyRules = z.preprocess(
  (value) => (typeof value === "number" ? [{ limit: value }] : Array.isArray(value) || !value ? value : [value]),
  z.array(ConcurrencyRule).default([]),
);
const rateRule = { limit: z.int().min(1), period: Duration, key: ValueExpression.optional() };

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
        z.strictObject({ event: z.string(), expression: ConditionExpression.optional() }),
        z.strictObject({ cron: CronExpression }),
      ]),
    ),
    steps: z.record(z.string(), z.looseObject({ retries: z.object({ attempts: z.int().optional() }).optional() })),
    concurrency: ConcurrencyRules,
    throttle: z.strictObject({ ...rateRule, burst: z.int().min(1).optional() }).optional(),
    rateLimit: z.strictObject(rateRule).optional(),
    singleton: z.strictObject({ key: ValueExpression.optional(), mode: z.enum(["skip", "cancel"]) }).optional(),
    idempotency: ValueExpression.optional(),
    cancel: z
      .array(z.strictObject({ event: z.string(), if: ConditionExpression.optional(), timeout: Duration.optional() }))
      .default([]),
  })
  .transform(({ steps, ...config }) => ({ ...config, maxAttempts: (steps.step?.retries?.attempts ?? 3) + 1 }));
export type FunctionConfig = z.infer<typeof FunctionConfig>;
