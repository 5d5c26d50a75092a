import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "@/db/client";
import { smtpMail } from "@/lib/adapters/smtp/smtp-mail";
import type { Providers } from "@/lib/ports/context";
import { makeCtx } from "@/lib/testing/make-ctx";
import { finishEdition } from "../finish-edition";
import { sendRound } from "../send-round";
import type { SmtpSenderOrders } from "./smtp-kill-run";

/** One edition as durable work sends it by SMTP, in a process that may be killed at any moment. */
process.once("message", async ({ url, port, editionId, aheadMs }: SmtpSenderOrders) => {
  const { db, close } = openDatabase(url, { max: 5 });
  const mail = smtpMail({
    server: { host: "127.0.0.1", port, tls: "none" },
    from: "Kumquat <hello@guides.example>",
    deriveToken: (words) => createHmac("sha256", "ours").update(words).digest("base64url"),
    ratePerSecond: 2_000,
  });
  const senderInfo = { appUrl: "https://guides.example", supportEmail: "a@guides.example", postalAddress: "1 Pier" };
  const ctx = () => makeCtx(db, { now: new Date(Date.now() + aheadMs), providers: { mail, senderInfo } as Providers });
  for (;;) {
    const remaining = await sendRound(ctx(), editionId);
    if (remaining.next !== "again") break;
    if (remaining.at) await pause(Math.max(0, remaining.at.getTime() - aheadMs - Date.now()));
  }
  await finishEdition(db, editionId, ctx().now);
  await close();
  process.send?.("done", () => process.exit(0));
});
process.on("disconnect", () => process.exit(0));
process.send?.("ready");
