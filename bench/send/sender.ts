import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { openDatabase } from "@/db/client";
import { editions } from "@/db/schema";
import { SAMPLE_SENDER_INFO } from "@/emails/_components/sample-sender-info";
import { resendMail } from "@/lib/adapters/resend/resend-mail";
import { finishEdition } from "@/lib/editions/finish-edition";
import { queueDeliveries } from "@/lib/editions/queue-deliveries";
import { sendRound } from "@/lib/editions/send-round";
import type { Providers } from "@/lib/ports/context";
import { makeCtx } from "@/lib/testing/make-ctx";
import { type Memory, watchMemory } from "./watch-memory";

export type SenderInput = {
  url: string;
  providerUrl: string;
  editionId: string;
  ratePerSecond: number;
  /** Measuring memory costs time: a run measures either. */
  isWeighed: boolean;
};
export type Sent = Memory & { queueMs: number; sendMs: number; finishMs: number };

/** One edition as durable work sends it: queued, sent round by round, closed. Its figures go to the parent. */
const { url, providerUrl, editionId, ratePerSecond, isWeighed } = JSON.parse(process.argv[2] ?? "") as SenderInput;
const { db, close } = openDatabase(url);
const mail = resendMail({ apiKey: "re_bench", baseUrl: providerUrl, from: "Kumquat <a@b.example>", ratePerSecond });
const providers = { mail, senderInfo: SAMPLE_SENDER_INFO } as Partial<Providers>;
const ctx = () => makeCtx(db, { now: new Date(), providers });

const memory = watchMemory(isWeighed);
const startedAt = performance.now();
const [edition] = await db.select().from(editions).where(eq(editions.id, editionId));
if (!edition) throw new Error("The edition was not found.");
await queueDeliveries(db, edition);
const queuedAt = performance.now();
for (;;) {
  const remaining = await sendRound(ctx(), editionId);
  if (remaining.next !== "again") break;
  if (remaining.at) await pause(Math.max(0, remaining.at.getTime() - Date.now()));
}
const sentAt = performance.now();
if (!(await finishEdition(db, editionId, new Date()))) throw new Error("The edition could not be closed.");
const sent: Sent = {
  queueMs: queuedAt - startedAt,
  sendMs: sentAt - queuedAt,
  finishMs: performance.now() - sentAt,
  ...memory.stop(),
};
await close();
process.send?.(sent, () => process.exit(0));
