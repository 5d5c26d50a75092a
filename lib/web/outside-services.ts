import type { Env } from "@/lib/core/env";
import { usesInngest } from "@/lib/jobs/uses-inngest";

type Settings = Pick<
  Env,
  | "RESEND_API_KEY"
  | "SMTP_URL"
  | "OPENAI_API_KEY"
  | "OPENAI_BASE_URL"
  | "GOOGLE_PLACES_API_KEY"
  | "MAPBOX_TOKEN"
  | "MAP_STYLE_URL"
  | "INNGEST_EVENT_KEY"
  | "INNGEST_BASE_URL"
  | "INNGEST_DEV"
>;

const hostOf = (url: string): string => new URL(url).host;

/** Which outside services this installation uses, and what each receives: one sentence for each thing that could be one. */
export function describeOutsideServices(env: Settings): string[] {
  const model = env.OPENAI_BASE_URL ? hostOf(env.OPENAI_BASE_URL) : "OpenAI";
  return [
    describeMail(env),
    env.OPENAI_API_KEY
      ? `A language model at ${model} reads the wish you write in order to make your guide. It never receives your name or your address.`
      : "No language model elsewhere: your wish is read on our own server.",
    env.GOOGLE_PLACES_API_KEY
      ? "Google Places answers our server's questions about restaurants, and learns from them what a wish is looking for, but not whose it is."
      : "No places service: restaurants come from our own catalog.",
    describeMap(env),
    ...(usesInngest(env)
      ? [
          `Inngest${env.INNGEST_BASE_URL ? ` at ${hostOf(env.INNGEST_BASE_URL)}` : ""} keeps the clock of our background work.`,
        ]
      : []),
  ];
}

function describeMail({ RESEND_API_KEY, SMTP_URL }: Settings): string {
  const service = RESEND_API_KEY ? "Resend" : SMTP_URL && `The mail server ${SMTP_URL.host}`;
  return service
    ? `${service} delivers our emails, and so receives your address and what we write to you.`
    : "No mail service: this installation sends no email. What it would send stays in its own database, where its administrators can read it.";
}

function describeMap({ MAPBOX_TOKEN, MAP_STYLE_URL }: Settings): string {
  if (!MAPBOX_TOKEN && !MAP_STYLE_URL) return "No map service: the map comes from our own server.";
  const service = MAPBOX_TOKEN || !MAP_STYLE_URL ? "Mapbox" : `A map service at ${hostOf(MAP_STYLE_URL)}`;
  return `${service} draws the map in your browser, and so receives its network address and which part of the map you look at.`;
}
