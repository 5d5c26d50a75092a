import { z } from "zod";
import { smtpUrl } from "./smtp-url.ts";

/** "" counts as not set: compose files and shells pass empty variables. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
const optionalText = optional(z.string().trim().min(1, "must not be blank"));
const httpAddress = z
  .url({ protocol: /^https?$/, error: "must be an http or https URL" })
  .transform((url) => url.replace(/\/+$/, ""));
const httpUrl = optional(httpAddress);
/** Links append a path to it. */
const httpOrigin = optional(
  httpAddress.refine(
    (url) => URL.canParse(url) && new URL(url).href === `${new URL(url).origin}/`,
    "must be an http or https URL without a path, like https://guides.example",
  ),
);
const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return optional(
    z
      .string()
      .trim()
      .regex(/^\d{1,9}$/, error)
      .transform(Number)
      .pipe(z.number().min(min, error).max(max, error)),
  );
};
/** How many proxies in front are believed, or the platform whose header names the client. */
const trustedProxy = optional(
  z.union(
    [
      z.enum(["vercel", "fly", "cloudflare"]),
      z
        .string()
        .regex(/^\s*(\d|10)\s*$/)
        .transform(Number),
    ],
    {
      error: "must be vercel, fly, cloudflare, or a whole number from 0 to 10",
    },
  ),
);
const ABOVE_ZERO = "must be a number above 0";
const positiveNumber = optional(z.coerce.number(ABOVE_ZERO).positive(ABOVE_ZERO));

/** Every variable the product reads. None is required: each has an embedded default. */
export const environmentSchema = z.object({
  NODE_ENV: optional(z.enum(["development", "production", "test"], "must be development, production or test")),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgresql:// URL" })),
  DATA_DIR: optionalText,
  KUMQUAT_VERSION: optionalText,
  PORT: wholeNumber(1, 65_535),
  APP_URL: httpOrigin,
  RATE_LIMIT_SCALE: positiveNumber,
  AUTH_SECRET: optional(z.string().min(32, "must have at least 32 characters")),
  ADMIN_USERNAME: optionalText,
  ADMIN_PASSWORD: optional(z.string().min(6, "must have at least 6 characters")),
  OPENAI_API_KEY: optionalText,
  OPENAI_BASE_URL: httpUrl,
  OPENAI_MODEL: optionalText,
  GOOGLE_PLACES_API_KEY: optionalText,
  GOOGLE_PLACES_BASE_URL: httpUrl,
  RESEND_API_KEY: optionalText,
  RESEND_BASE_URL: httpUrl,
  RESEND_WEBHOOK_SECRET: optionalText,
  EMAIL_FROM: optional(
    z.string().regex(/^[^\r\n@]*\S@[^\r\n@]+$/, "must be one email address, like Kumquat <hello@guides.example>"),
  ),
  RESEND_RATE_PER_SECOND: positiveNumber,
  SMTP_URL: optional(smtpUrl),
  SMTP_RATE_PER_SECOND: positiveNumber,
  BOUNCE_ADDRESS: optional(z.email("must be an email address")),
  BOUNCE_WEBHOOK_TOKEN: optional(z.string().regex(/^[\w.~+/-]{24,200}=*$/, "must have at least 24 letters and digits")),
  INNGEST_EVENT_KEY: optionalText,
  INNGEST_SIGNING_KEY: optionalText,
  INNGEST_BASE_URL: httpUrl,
  INNGEST_DEV: optionalText,
  MAPBOX_TOKEN: optional(z.string().regex(/^pk\.\S+$/, "must be a public token of Mapbox, which begins with pk")),
  MAP_STYLE_URL: httpUrl,
  SUPPORT_EMAIL: optional(z.email("must be an email address")),
  POSTAL_ADDRESS: optionalText,
  WORKER_APP_URL: httpOrigin,
  TRUST_PROXY: trustedProxy,
  /** The former name of TRUST_PROXY. */
  TRUST_PROXY_HOPS: wholeNumber(0, 10),
  DRAIN_SECONDS: wholeNumber(0, 120),
  LOG_FORMAT: optional(z.enum(["json", "text"], "must be json or text")),
  METRICS_TOKEN: optional(z.string().min(16, "must have at least 16 characters")),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl,
});

/** nginx sends nothing to a server that refused it for 10 s: the other one must answer for as long. */
const DRAIN_BEHIND_PROXY_SECONDS = 12;

type Environment = z.output<typeof environmentSchema>;
export type Env = Environment & {
  PORT: number;
  APP_URL: string;
  DATA_DIR: string;
  RATE_LIMIT_SCALE: number;
  DRAIN_SECONDS: number;
  TRUST_PROXY: number | "vercel" | "fly" | "cloudflare";
};

/** Reads and checks the environment. Throws one sentence that names the first invalid variable. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = environmentSchema.safeParse(source);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${String(issue?.path[0])} ${issue?.message ?? "is not valid"}.`);
  }
  const values = parsed.data;
  const port = values.PORT ?? 3000;
  const trust = values.TRUST_PROXY ?? values.TRUST_PROXY_HOPS ?? 0;
  const env: Env = {
    ...values,
    PORT: port,
    APP_URL: values.APP_URL ?? `http://localhost:${port}`,
    DATA_DIR: values.DATA_DIR ?? ".data",
    RATE_LIMIT_SCALE: values.RATE_LIMIT_SCALE ?? 1,
    TRUST_PROXY: trust,
    DRAIN_SECONDS: values.DRAIN_SECONDS ?? (trust === 0 ? 0 : DRAIN_BEHIND_PROXY_SECONDS),
  };
  if (env.TRUST_PROXY_HOPS !== undefined && env.TRUST_PROXY !== env.TRUST_PROXY_HOPS) {
    throw new Error("TRUST_PROXY must be set without TRUST_PROXY_HOPS, its former name.");
  }
  if ((env.ADMIN_USERNAME === undefined) !== (env.ADMIN_PASSWORD === undefined)) {
    throw new Error("ADMIN_USERNAME and ADMIN_PASSWORD must be set together.");
  }
  if ((env.INNGEST_EVENT_KEY || env.INNGEST_BASE_URL) && !env.INNGEST_SIGNING_KEY && !env.INNGEST_DEV) {
    throw new Error("INNGEST_SIGNING_KEY must be set with INNGEST_EVENT_KEY or INNGEST_BASE_URL.");
  }
  if (env.RESEND_API_KEY && env.SMTP_URL) {
    throw new Error("RESEND_API_KEY and SMTP_URL are both set. Mail goes one way: unset one of them.");
  }
  if ((env.RESEND_API_KEY || env.SMTP_URL) && !(env.EMAIL_FROM && env.POSTAL_ADDRESS)) {
    throw new Error("EMAIL_FROM and POSTAL_ADDRESS must be set with RESEND_API_KEY or SMTP_URL.");
  }
  if (env.INNGEST_DEV && !isLocal(env.APP_URL)) throw new Error("INNGEST_DEV is only for an APP_URL on localhost.");
  return env;
}

const isLocal = (url: string) => ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);

let cached: Env | undefined;

/** The environment of this process, read once. */
export function env(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}

/** What is wrong with this process's environment, in a sentence; null where it can be read. */
export function findEnvProblem(): string | null {
  try {
    env();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The secret that tokens and keys are derived from. */
export function requireAuthSecret({ AUTH_SECRET: secret }: Pick<Env, "AUTH_SECRET">): string {
  if (!secret) throw new Error("AUTH_SECRET is not set. Start with `npm start`, which makes one and keeps it.");
  return secret;
}
