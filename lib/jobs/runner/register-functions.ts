import type { Database } from "@/db/client";
import { callEndpoint, type SignedEndpoint } from "./call-endpoint";
import { handOnEvents, type SendToInngest } from "./hand-on-events";
import { parseError } from "./operations";

type Options = {
  db: Database;
  send: SendToInngest;
  /** Ours, where they are to be registered. */
  functions?: SignedEndpoint | undefined;
};

/** Hands waiting events on, the first time after registering our functions: Inngest drops events for those it doesn't know. */
export function registerThenHandOn({ db, send, functions }: Options): () => Promise<number> {
  let isRegistered = functions === undefined;
  return async () => {
    if (functions && !isRegistered) await registerFunctions(functions);
    isRegistered = true;
    return handOnEvents(db, send);
  };
}

/** Registers our functions with Inngest, as after each deployment. */
async function registerFunctions(functions: SignedEndpoint): Promise<void> {
  const { status, body } = await callEndpoint(functions, { method: "PUT" });
  if (status !== 200) throw new Error(`the functions did not register (${status}): ${parseError(body).message}`);
}
