import { type Database, openDatabase } from "@/db/client";
import { houseCurator } from "@/lib/providers/curator/house";
import { cataloguePlaces } from "@/lib/providers/places/catalogue";
import { startWork } from "./server";

/** A server that kills itself at the m-th point of its n-th call: around the call, before and after whatever commits. */
const [url = "", killInCall = "0", killAt = "0", aheadMs = "0"] = process.argv.slice(2);

let calls = 0;
let passed = 0;
function point(): void {
  passed += 1;
  if (calls === Number(killInCall) && passed === Number(killAt)) process.kill(process.pid, "SIGKILL");
}

const { db: plain } = openDatabase(url, { max: 3 });
const db = new Proxy(plain, {
  get(target, name) {
    const value = Reflect.get(target, name);
    if (name !== "transaction") return typeof value === "function" ? value.bind(target) : value;
    return async (...args: Parameters<Database["transaction"]>) => {
      point();
      const result = await target.transaction(...args);
      point();
      return result;
    };
  },
});

startWork(
  db,
  { curator: houseCurator(), places: cataloguePlaces(db) },
  {
    now: () => new Date(Date.now() + Number(aheadMs)),
    around: async (call) => {
      calls += 1;
      passed = 0;
      point();
      const answer = await call();
      point();
      return answer;
    },
  },
);
process.on("disconnect", () => process.exit(0));
