import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import type { EditionMessage } from "@/db/schema";
import { longGuide } from "@/emails/_components/long-guide";
import { sampleGuide } from "@/emails/_components/sample-guide";
import { SAMPLE_SENDER_INFO as senderInfo } from "@/emails/_components/sample-sender-info";
import { SUBJECT_MAX } from "@/emails/_components/weekly-subject";
import { LINKED_PAGES, LINKED_PICTURES } from "./check-link";
import { checkWeekly } from "./check-weekly";
import { renderWeekly } from "./render-weekly";

const week = "2026-11-19";
const sample = await renderWeekly(senderInfo, { guide: sampleGuide, week });
const faultsOf = (edition: EditionMessage) => checkWeekly(senderInfo, sampleGuide, edition).problems;
const kindsOf = (edition: EditionMessage) => [...new Set(faultsOf(edition).map(({ kind }) => kind))];
const withHtml = (change: (html: string) => string) => ({ ...sample, html: change(sample.html) });

test.each([
  ["the sample", sampleGuide],
  ["the longest guide", longGuide()],
])("%s has no fault", async (_, guide) => {
  const edition = await renderWeekly(senderInfo, { guide, week });
  const { problems, subject, htmlBytes } = checkWeekly(senderInfo, guide, edition);
  expect(problems).toEqual([]);
  expect(subject).toBe(edition.subject);
  expect(htmlBytes).toBeGreaterThan(edition.html.length);
});

test("a message that mailboxes clip", () => {
  expect(faultsOf(withHtml((html) => html.padEnd(102 * 1024 + 1)))).toEqual([
    expect.objectContaining({ kind: "html-too-large" }),
  ]);
});

test("subjects: none, and one that phones cut off", () => {
  expect(kindsOf({ ...sample, subject: "  " })).toEqual(["no-subject"]);
  expect(kindsOf({ ...sample, subject: "o".repeat(SUBJECT_MAX) })).toEqual([]);
  expect(kindsOf({ ...sample, subject: "o".repeat(SUBJECT_MAX + 1) })).toEqual(["subject-too-long"]);
});

test("without a plain text part, its unsubscribe links and postal address are missing too", () => {
  expect(kindsOf({ ...sample, text: " \n" })).toEqual(["no-text", "no-unsubscribe", "no-postal-address"]);
});

test("missing unsubscribe links and postal address are found in either part", () => {
  const unsubscribe = /href="[^"]*\/unsubscribe\/[^"]*"/g;
  expect(faultsOf(withHtml((html) => html.replace(unsubscribe, 'href="https://kumquat.example/privacy"')))).toEqual([
    { kind: "no-unsubscribe", message: "The HTML has no unsubscribe link." },
  ]);
  const address = senderInfo.postalAddress;
  expect(kindsOf({ ...sample, text: sample.text.replace(address, "") })).toEqual(["no-postal-address"]);
  expect(kindsOf(withHtml((html) => html.replace(address, "")))).toEqual(["no-postal-address"]);
});

test("a place that lacks one of its five links", () => {
  const [first] = sampleGuide.entries;
  const oneLove = new RegExp(`/${first?.restaurant.id}/LOVE\\?`);
  expect(faultsOf(withHtml((html) => html.replace(oneLove, `/${first?.restaurant.id}/LIKE?`)))).toEqual([
    { kind: "no-preference-links", message: `${first?.restaurant.name} lacks LOVE.` },
  ]);
});

test.each([
  ["no whole address", "/privacy"],
  ["another house", "https://elsewhere.example/privacy"],
  ["no page of ours", "https://kumquat.example/menu"],
  ["another guide", "https://kumquat.example/guide/another-guide-aaaaaa"],
  ["a place of another guide", `https://kumquat.example/guide/${sampleGuide.id}#restaurant-elsewhere`],
  ["a script", "javascript:alert(1)"],
  ["a status that is none", `https://kumquat.example/email/restaurant-status/token/x/ADORE?guideId=${sampleGuide.id}`],
  ["a preference of another guide", "https://kumquat.example/email/restaurant-status/t/x/LOVE?guideId=other"],
  ["an empty address", ""],
])("a link to %s leads nowhere", (_, href) => {
  const [fault, ...more] = faultsOf(withHtml((html) => html.replace("</body>", `<a href="${href}">x</a></body>`)));
  expect(fault).toMatchObject({ kind: "bad-link" });
  expect(fault?.message).toContain(href);
  expect(more).toEqual([]);
});

test("of many bad links the first are listed and the rest counted", () => {
  const bad = Array.from({ length: 40 }, (_, at) => `<a href="https://elsewhere.example/${at}">x</a>`).join("");
  const faults = faultsOf(withHtml((html) => html.replace("</body>", `${bad}</body>`)));
  expect(faults.map(({ message }) => message)).toEqual([
    ...[0, 1, 2].map((at) => `https://elsewhere.example/${at} is not on https://kumquat.example.`),
    "37 more links or pictures lead nowhere.",
  ]);
});

test("pictures need alt text, and a URL of ours", () => {
  const with_ = (img: string) => kindsOf(withHtml((html) => html.replace("</body>", `${img}</body>`)));
  expect(with_('<img src="https://kumquat.example/email/mark.png"/>')).toEqual(["image-without-alt"]);
  expect(with_('<img alt="A spy" src="https://tracker.example/pixel.png"/>')).toEqual(["bad-link"]);
  expect(with_('<img alt="" src="https://kumquat.example/email/mark.png"/>')).toEqual([]);
});

test("every page that a message may link to exists", () => {
  for (const { file } of [...LINKED_PAGES, ...LINKED_PICTURES]) expect(existsSync(file), file).toBe(true);
});
