import { env } from "../env";
import { runtime } from "../runtime";
import { embeddedKey } from "./embedded-key";
import { Forwarder, type Send } from "./forwarder";
import { httpEndpoint } from "./runner/http-endpoint";
import { Runner } from "./runner/runner";
import { usesInngest } from "./uses-inngest";
import { keepWork, type Work } from "./wake";

/** Makes this process's durable work ready. The server starts it when it listens, and stops it first. */
export function prepareWork(send: Send): void {
  let work: Work | undefined;
  keepWork({
    start: () => {
      work ??= chooseWork(send);
      work.start();
    },
    wake: () => work?.wake(),
    stop: async () => work?.stop(),
  });
}

function chooseWork(send: Send): Work {
  const settings = env();
  const { db } = runtime();
  const endpoint = httpEndpoint({ port: settings.PORT, host: new URL(settings.APP_URL).host });
  if (!usesInngest(settings)) return new Runner({ db, endpoint, signingKey: embeddedKey() });
  return new Forwarder({ db, endpoint, signingKey: settings.INNGEST_SIGNING_KEY ?? "", send });
}
