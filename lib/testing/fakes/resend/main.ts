import { parseArgs } from "node:util";
import { startFakeResend } from "./fake-resend";
import { FAULTS, isFault } from "./fault";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4401" },
    rate: { type: "string" },
    fault: { type: "string" },
    /** Of ten calls, how many have the fault. */
    often: { type: "string", default: "10" },
  },
});
const { fault } = values;
if (fault !== undefined && !isFault(fault)) {
  console.error(`--fault is one of ${FAULTS.join(", ")}.`);
  process.exit(2);
}
const fake = await startFakeResend({
  port: Number(values.port),
  ...(values.rate && { ratePerSecond: Number(values.rate) }),
  behave: ({ index }) => ({ fault: index % 10 < Number(values.often) ? fault : undefined }),
});
console.log(`A fake mail provider is listening at ${fake.url}. Accepted messages: ${fake.url}/ledger`);
