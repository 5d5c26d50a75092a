import { env } from "@/lib/core/env";
import { type JobWorker, registerWorker } from "@/lib/jobs/queue/wake-worker";
import type { Endpoint } from "@/lib/jobs/runner/call-endpoint";
import { EmbeddedRunner } from "@/lib/jobs/runner/embedded-runner";
import type { SendToInngest } from "@/lib/jobs/runner/hand-on-events";
import { httpEndpoint } from "@/lib/jobs/runner/http-endpoint";
import { InngestForwarder } from "@/lib/jobs/runner/inngest-forwarder";
import { registerThenHandOn } from "@/lib/jobs/runner/register-functions";
import { embeddedSigningKey } from "@/lib/jobs/runner/signing-key";
import { usesInngest } from "@/lib/jobs/uses-inngest";
import { runtime } from "@/lib/ports/runtime";

type WorkerParts = {
  send: SendToInngest;
  /** Our own /api/inngest, called directly. */
  endpoint: Endpoint;
  /** Runs a call once the present request is answered, when its changes are stored; throws outside a request. */
  afterResponse: (call: () => Promise<void>) => void;
};

/**
 * Makes this process's durable work ready. Our server starts it when it listens, and stops it first; under another one
 * it never starts, and with Inngest each request hands on the events that it wrote after its response, or before it waits
 * for their run. The first hand-on of a process registers the functions.
 */
export function prepareWorker({ send, endpoint, afterResponse }: WorkerParts): void {
  let work: JobWorker | undefined;
  let sendWaiting: (() => Promise<number>) | undefined;
  let handedOn = Promise.resolve();
  const handOn = () => {
    const functions = { endpoint, signingKey: env().INNGEST_SIGNING_KEY ?? "" };
    sendWaiting ??= registerThenHandOn({ db: runtime().db, send, functions });
    // One after the other, so that a request that writes several events sends each once.
    handedOn = handedOn.then(sendWaiting).then(() => {}, reportWaiting);
    return handedOn;
  };
  registerWorker({
    start: () => {
      work ??= createWorker({ send, appUrl: `http://127.0.0.1:${env().PORT}` });
      work.start();
    },
    wake: () => {
      if (work) work.wake();
      else if (usesInngest(env())) afterRequest(() => afterResponse(handOn));
    },
    wakeWithinRequest: () => {
      if (work) work.wake();
      else if (usesInngest(env())) handOn();
    },
    stop: async () => work?.stop(),
  });
}

type CreateInput = Pick<WorkerParts, "send"> & {
  /** Where this process reaches the application, whose /api/inngest runs the steps. */
  appUrl: string;
};

export function createWorker({ send, appUrl }: CreateInput): JobWorker {
  const settings = env();
  const { db } = runtime();
  const endpoint = httpEndpoint({ appUrl, host: new URL(settings.APP_URL).host });
  if (!usesInngest(settings)) return new EmbeddedRunner({ db, endpoint, signingKey: embeddedSigningKey() });
  const functions = { endpoint, signingKey: settings.INNGEST_SIGNING_KEY ?? "" };
  return new InngestForwarder({ db, send, functions });
}

/** Outside a request there is nothing to wait for: what was written then is swept up (hand-on-waiting-events). */
function afterRequest(schedule: () => void): void {
  try {
    schedule();
  } catch (error) {
    reportWaiting(error);
  }
}

const reportWaiting = (error: unknown): void =>
  console.error(`Events wait for Inngest: ${error instanceof Error ? error.message : String(error)}`);
