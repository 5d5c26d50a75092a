import { type EventType, eventType, Inngest } from "inngest";
import { env } from "@/lib/core/env";
import { type JobEventName, JobEvents } from "@/lib/jobs/queue/job-events";
import { embeddedSigningKey } from "@/lib/jobs/runner/signing-key";
import { usesInngest } from "@/lib/jobs/uses-inngest";
import { JobLog } from "./job-log";
import { storeEvents } from "./store-events";

const isEmbedded = () => !usesInngest(env());

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
  fetch: (input, init) => (isEmbedded() ? storeEvents(input, init) : globalThis.fetch(input, init)),
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
