import { type Database, openDatabase } from "@/db/client";
import { embeddedProviders } from "@/lib/adapters/embedded-providers";
import { startTestServer } from "./test-server";

/** A server that kills itself at the m-th point of its n-th call: around the call, before and after whatever commits. */
const [url = "", killInCall = "0", killAt = "0", aheadMs = "0"] = process.argv.slice(2);

let calls = 0;
let passed = 0;
function crashPoint(): void {
  passed += 1;
  if (calls === Number(killInCall) && passed === Number(killAt)) process.kill(process.pid, "SIGKILL");
}

const { db: plain } = openDatabase(url, { max: 3 });
const db = new Proxy(plain, {
  get(target, name) {
    const value = Reflect.get(target, name);
    if (name !== "transaction") return typeof value === "function" ? value.bind(target) : value;
    return async (...args: Parameters<Database["transaction"]>) => {
      crashPoint();
      const result = await target.transaction(...args);
      crashPoint();
      return result;
    };
  },
});

const embedded = embeddedProviders(db);
startTestServer(
  db,
  { ...embedded, embedded },
  {
    now: () => new Date(Date.now() + Number(aheadMs)),
    around: async (call) => {
      calls += 1;
      passed = 0;
      crashPoint();
      const response = await call();
      crashPoint();
      return response;
    },
  },
);
process.on("disconnect", () => process.exit(0));
