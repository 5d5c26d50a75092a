import { env } from "@/lib/core/env";
import { type JobWorker, registerWorker } from "@/lib/jobs/queue/wake-worker";
import { EmbeddedRunner } from "@/lib/jobs/runner/embedded-runner";
import { httpEndpoint } from "@/lib/jobs/runner/http-endpoint";
import { InngestForwarder, type SendToInngest } from "@/lib/jobs/runner/inngest-forwarder";
import { embeddedSigningKey } from "@/lib/jobs/runner/signing-key";
import { usesInngest } from "@/lib/jobs/uses-inngest";
import { runtime } from "@/lib/ports/runtime";

/** Makes this process's durable work ready. The server starts it when it listens, and stops it first. */
export function prepareWorker(send: SendToInngest): void {
  let work: JobWorker | undefined;
  registerWorker({
    start: () => {
      work ??= createWorker(send);
      work.start();
    },
    wake: () => work?.wake(),
    stop: async () => work?.stop(),
  });
}

function createWorker(send: SendToInngest): JobWorker {
  const settings = env();
  const { db } = runtime();
  const endpoint = httpEndpoint({ port: settings.PORT, host: new URL(settings.APP_URL).host });
  if (!usesInngest(settings)) return new EmbeddedRunner({ db, endpoint, signingKey: embeddedSigningKey() });
  return new InngestForwarder({ db, endpoint, signingKey: settings.INNGEST_SIGNING_KEY ?? "", send });
}
