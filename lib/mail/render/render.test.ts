import fc from "fast-check";
import { expect, test } from "vitest";
import { longGuide } from "@/emails/_components/long-guide";
import { sampleGuide } from "@/emails/_components/sample-guide";
import { SAMPLE_SENDER_INFO as senderInfo } from "@/emails/_components/sample-sender-info";
import { TEST_RECIPIENT_TOKENS } from "@/lib/contracts/message-inputs";
import { compileTemplate } from "./compile-template";
import { renderConfirmation } from "./render-confirmation";
import { renderSendSummary } from "./render-send-summary";
import { renderWeekly } from "./render-weekly";
import { renderWelcome } from "./render-welcome";
import { SLOT_PATTERN } from "./slots";

const token = fc.stringMatching(/^[A-Za-z0-9_-]{16,64}$/);
const week = "2026-11-19";

test("a filled-in message equals one rendered for that recipient", async () => {
  const edition = await renderWeekly(senderInfo, { guide: longGuide(), week });
  const fill = compileTemplate(senderInfo, edition);
  const slots = edition.html.split(SLOT_PATTERN).length >> 1;
  expect(slots).toBe(12 * 5 + 1);
  fc.assert(
    fc.property(token, token, (unsubscribeToken, preferenceToken) => {
      const message = fill({ email: "ana@example.com", unsubscribeToken, preferenceToken });
      for (const part of [message.html, message.text]) {
        expect(part).not.toMatch(SLOT_PATTERN);
        expect(part).toContain(`https://kumquat.example/unsubscribe/${unsubscribeToken}`);
        expect(part).toContain(`/email/restaurant-status/${preferenceToken}/`);
      }
      expect(message.headers).toEqual({
        "List-Unsubscribe": `<https://kumquat.example/api/email/unsubscribe/${unsubscribeToken}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      });
      expect(fill({ email: "ana@example.com", unsubscribeToken, preferenceToken })).toEqual(message);
    }),
    { numRuns: 30 },
  );
  const sizeKb = Buffer.byteLength(
    fill({ email: "a@example.com", unsubscribeToken: "u".repeat(64), preferenceToken: "p".repeat(64) }).html,
  );
  expect(sizeKb).toBeLessThan(102 * 1024);
});

test("a malformed token, or an unknown slot, stops the message", async () => {
  const edition = await renderWeekly(senderInfo, { guide: sampleGuide, week });
  const fill = compileTemplate(senderInfo, edition);
  const good = { email: "ana@example.com", unsubscribeToken: "u".repeat(32), preferenceToken: "p".repeat(32) };
  for (const bad of [
    "",
    "short",
    `"><script>${"x".repeat(16)}`,
    `${"x".repeat(20)}\r\nBcc: b`,
    `${"x".repeat(20)}/../`,
  ]) {
    expect(() => fill({ ...good, unsubscribeToken: bad })).toThrow(/token/);
    expect(() => fill({ ...good, preferenceToken: bad })).toThrow(/token/);
  }
  expect(() => compileTemplate(senderInfo, { ...edition, html: "<a href=~kq-other~>" })).toThrow(/slot/);
  expect(() => fill({ ...good, ...TEST_RECIPIENT_TOKENS })).not.toThrow();
});

test("a guide whose text looks like a slot reveals no token", async () => {
  const introduction = "Ask for ~kq-preference~ or ~~kq-kq-unsubscribe~ at the bar.";
  const edition = await renderWeekly(senderInfo, { guide: { ...sampleGuide, introduction }, week });
  const filled = compileTemplate(
    senderInfo,
    edition,
  )({
    email: "ana@example.com",
    unsubscribeToken: "u".repeat(32),
    preferenceToken: "p".repeat(32),
  });
  expect(filled.text).toMatch(/Ask for ~ ?kq-preference~ or/);
  expect(filled.text).not.toMatch(/Ask for p+ or/);
});

test("the other messages are complete too", async () => {
  const confirmation = await renderConfirmation(senderInfo, {
    email: "ana@example.com",
    city: "Oakland",
    confirmToken: "a-token-of-some-length",
    askedBy: "ana",
  });
  expect(confirmation.to).toBe("ana@example.com");
  expect(confirmation.headers).toBeUndefined();
  for (const part of [confirmation.html, confirmation.text]) {
    expect(part).toContain("https://kumquat.example/email/confirm/a-token-of-some-length");
    expect(part).toContain("Somebody signed in as ana asked for this.");
    expect(part).toContain("Oakland");
  }

  const welcome = await renderWelcome(senderInfo, {
    email: "ana@example.com",
    city: "Oakland",
    unsubscribeToken: "u".repeat(32),
    firstThursday: "2026-11-26",
    latestGuide: null,
  });
  expect(welcome.subject).toBe("You're in: Oakland arrives Thursday, November 26");
  expect(welcome.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  expect(welcome.text).not.toContain("Until then");

  const problems = Array.from({ length: 50 }, (_, index) => `Problem ${index}.`);
  const summary = await renderSendSummary(senderInfo, "boss@example.com", {
    city: "Oakland",
    week,
    outcome: "failed",
    guide: null,
    problems,
    counts: { sent: 12_000, failed: 3, skipped: 0, uncertain: 2 },
    startedAt: new Date(0),
    finishedAt: new Date(125_000),
  });
  expect(summary.subject).toBe("Failed: Oakland, Thursday, November 19, to 12,000, 5 to look at");
  expect(summary.text).toContain("Took: 2m 05s");
  expect(summary.text).toContain("And 30 more.");
});
