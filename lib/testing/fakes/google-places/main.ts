import { parseArgs } from "node:util";
import { startFakeGooglePlaces } from "./fake-google-places";
import { FAULTS, isFault, PHOTO_FAULTS } from "./fault";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4150" },
    delay: { type: "string", default: "0" },
    fault: { type: "string" },
    /** After how many calls the fault ends; permanent if not given. */
    times: { type: "string" },
  },
});
const { fault } = values;
if (fault !== undefined && !isFault(fault)) {
  console.error(`--fault is one of ${[...FAULTS, ...PHOTO_FAULTS].join(", ")}.`);
  process.exit(2);
}
const times = values.times === undefined ? Number.POSITIVE_INFINITY : Number(values.times);
const fake = await startFakeGooglePlaces({
  port: Number(values.port),
  behave: ({ index }) => ({ delayMs: Number(values.delay), fault: index < times ? fault : undefined }),
});
console.log(`A fake Google Places is listening at ${fake.url}. Its calls: ${fake.url}/calls`);
