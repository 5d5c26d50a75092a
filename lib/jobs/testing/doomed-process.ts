import { appendFileSync } from "node:fs";
import { openDatabase } from "@/db/client";
import { Runner } from "../runner/runner";
import { chain } from "./chain";
import { endpointOf, signingKey, testClient } from "./test-client";

/** A server that kills itself at the n-th point it passes: in a step, or around a call. */
const [url = "", file = "", killAt = "0", aheadMs = "0"] = process.argv.slice(2);
const { db } = openDatabase(url, { max: 3 });
const inngest = testClient(db);

let passed = 0;
function point(): void {
  passed += 1;
  if (passed === Number(killAt)) process.kill(process.pid, "SIGKILL");
}

const functions = chain(inngest, { effect: (name) => appendFileSync(file, `${name}\n`), point });
const endpoint = endpointOf(inngest, functions);
const runner = new Runner({
  db,
  signingKey,
  backoffMs: () => 0,
  now: () => new Date(Date.now() + Number(aheadMs)),
  endpoint: async (request) => {
    point();
    const answer = await endpoint(request);
    point();
    return answer;
  },
});
runner.start();
process.on("disconnect", () => process.exit(0));
