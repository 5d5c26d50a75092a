import { appendFileSync } from "node:fs";
import { openDatabase } from "@/db/client";
import { EmbeddedRunner } from "../runner/embedded-runner";
import { chainedFunction } from "./chained-function";
import { endpointOf, signingKey, testClient } from "./test-client";

/** A server that kills itself at the n-th point it passes: in a step, or around a call. */
const [url = "", file = "", killAt = "0", aheadMs = "0"] = process.argv.slice(2);
const { db } = openDatabase(url, { max: 3 });
const inngest = testClient(db);

let passed = 0;
function crashPoint(): void {
  passed += 1;
  if (passed === Number(killAt)) process.kill(process.pid, "SIGKILL");
}

const functions = chainedFunction(inngest, { effect: (name) => appendFileSync(file, `${name}\n`), point: crashPoint });
const endpoint = endpointOf(inngest, functions);
const runner = new EmbeddedRunner({
  db,
  signingKey,
  backoffMs: () => 0,
  now: () => new Date(Date.now() + Number(aheadMs)),
  endpoint: async (request) => {
    crashPoint();
    const response = await endpoint(request);
    crashPoint();
    return response;
  },
});
runner.start();
process.on("disconnect", () => process.exit(0));
