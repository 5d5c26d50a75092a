import { expect, test } from "vitest";
import { testDb } from "@/lib/testing/database";
import { smtpKillRun } from "./testing/smtp-kill-run";

const { db, url } = await testDb();
const READERS = 1_000;
const KILLS = 6;

test("senders killed at any moment, by a mail server that fails in every way, write to nobody twice", {
  timeout: 120_000,
}, async () => {
  const report = await smtpKillRun({ db, url, readers: READERS, kills: KILLS, seed: 5321 });
  console.info(JSON.stringify(report));
  expect(report).toMatchObject({ edition: "sent", twice: 0, sentButUnknown: 0, refusedButArrived: 0 });
  const { sent = 0, failed = 0, uncertain = 0, ...others } = report.byState;
  expect(others).toEqual({});
  expect(sent + failed + uncertain).toBe(READERS);
  expect(sent + report.arrivedAndUncertain).toBe(report.arrived);
  // Whom the server dropped after their message, and at each death those in its hands.
  const dropped = READERS / 20;
  expect(uncertain).toBeGreaterThanOrEqual(dropped);
  expect(uncertain).toBeLessThanOrEqual(dropped + 4 * KILLS);
  expect(report.suppressed).toBeGreaterThan(0);
  expect(report.suppressed).toBe(report.reasons["The mail server knows no such mailbox (550 5.1.1)."]);
});
