import { type EventType, eventType, Inngest } from "inngest";
import { SECOND_MS } from "@/lib/core/durations";
import { env } from "@/lib/core/env";
import { type JobEventName, JobEvents } from "@/lib/jobs/queue/job-events";
import { embeddedSigningKey } from "@/lib/jobs/runner/signing-key";
import { usesInngest } from "@/lib/jobs/uses-inngest";
import { JobLog } from "./job-log";
import { storeEvents } from "./store-events";

const isEmbedded = () => !usesInngest(env());

/** Whoever waits longer goes on: the events are stored, and handed on later. */
const TIMEOUT_MS = 10 * SECOND_MS;

const fetchInTime: typeof fetch = (input, init) => {
  const signals = [AbortSignal.timeout(TIMEOUT_MS), init?.signal].filter((signal) => signal != null);
  return globalThis.fetch(input, { ...init, signal: AbortSignal.any(signals) });
};

/**
 * The settings are read when they are used, not when this file is loaded: the build loads it too. With an Inngest
 * server the SDK finds its own variables; with the embedded runner nothing leaves this process.
 */
export const inngest = new Inngest({
  id: "kumquat",
  get isDev() {
    return isEmbedded() ? false : undefined;
  },
  get signingKey() {
    return isEmbedded() ? embeddedSigningKey() : undefined;
  },
  get eventKey() {
    return isEmbedded() ? "embedded" : undefined;
  },
  fetch: (input, init) => (isEmbedded() ? storeEvents(input, init) : fetchInTime(input, init)),
  aiMetadata: false,
  middleware: [JobLog],
});

type Schema<Name extends JobEventName> = (typeof JobEvents)[Name];
const typedEvent = eventType as <Name extends JobEventName>(
  name: Name,
  options: { schema: Schema<Name> },
) => EventType<Name, Schema<Name>>;

/** A trigger by one of our events, typed: `triggers: [when("subscription/requested")]`. */
export const onEvent = <Name extends JobEventName>(name: Name) => typedEvent(name, { schema: JobEvents[name] });
