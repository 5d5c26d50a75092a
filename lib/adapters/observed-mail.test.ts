import { beforeEach, expect, test, vi } from "vitest";
import type { Mail, MailMessage } from "@/lib/ports/mail";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("kumquatMetrics", undefined);
  vi.stubEnv("METRICS_TOKEN", "a token of these tests");
});

const message: MailMessage = { to: "ana@example.com", subject: "Thursday", html: "", text: "" };
const { signal } = new AbortController();

test("each message counts by what became of it, and the failure goes on to the caller", async () => {
  const { MailError } = await import("@/lib/ports/mail");
  const { metrics } = await import("@/lib/telemetry/metrics");
  const { observedMail } = await import("./observed-mail");
  const failures: Error[] = [new MailError("uncertain", "no answer"), new Error("a fault of ours")];
  const provider: Mail = {
    name: "outbox",
    batchMax: 100,
    concurrency: 1,
    keyLifetimeMs: Number.POSITIVE_INFINITY,
    waitForTurn: async () => {},
    send: async () => {
      throw failures.shift() ?? new Error("none left");
    },
    sendBatch: async (messages) => ({ ids: messages.map((_, index) => String(index)) }),
  };
  const mail = observedMail(provider);
  expect(await mail.sendBatch([message, message, message], "batch", signal)).toEqual({ ids: ["0", "1", "2"] });
  await expect(mail.send(message, "one", signal)).rejects.toThrow("no answer");
  await expect(mail.send(message, "two", signal)).rejects.toThrow("a fault of ours");
  const text = (await metrics()?.registry.metrics()) ?? "";
  const counted = text.split("\n").filter((line) => line.startsWith("kumquat_mail_messages_total{"));
  expect(counted).toEqual([
    'kumquat_mail_messages_total{result="accepted"} 3',
    'kumquat_mail_messages_total{result="uncertain"} 1',
    'kumquat_mail_messages_total{result="failed"} 1',
  ]);
});
