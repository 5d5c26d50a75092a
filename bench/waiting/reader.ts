import { eq } from "drizzle-orm";
import { openDatabase } from "@/db/client";
import { restaurants } from "@/db/schema";

/** A second client: reads one restaurant every 20 ms, without waiting for the previous result, until told to stop. */
const EVERY_MS = 20;
const [url = "", id = ""] = process.argv.slice(2);
const { db, close } = openDatabase(url);
const pending = new Set<Promise<void>>();
const waits: number[] = [];

async function read(): Promise<void> {
  const startedAt = performance.now();
  await db.select({ name: restaurants.name }).from(restaurants).where(eq(restaurants.id, id));
  waits.push(performance.now() - startedAt);
}

await Promise.all(Array.from({ length: 10 }, read));
waits.length = 0;
const timer = setInterval(() => {
  const one = read().finally(() => pending.delete(one));
  pending.add(one);
}, EVERY_MS);

process.on("message", async () => {
  clearInterval(timer);
  await Promise.all(pending);
  await close();
  process.send?.({ waits }, () => process.exit(0));
});
process.send?.("reading");
