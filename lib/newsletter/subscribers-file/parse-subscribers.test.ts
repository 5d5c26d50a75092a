import { expect, test } from "vitest";
import { parseSubscribers } from "./parse-subscribers";

const NOW = new Date("2026-11-20T12:00:00Z");
const HEADER = "email,city,status,consent_date,consent_source,suppression,suppressed_at,unsubscribed_at";
const parse = (...rows: string[]) => parseSubscribers([HEADER, ...rows].join("\n"), "readers.csv", NOW);

test("a row with a consent date and its source is a subscription", () => {
  const { subscriptions, leftOut } = parse(
    "Ana@Example.com,oakland,,2026-03-01,a form at the market",
    "ben@example.com,Berkeley,Subscribed,2026-03-01 10:00:00,Mailchimp",
    "cy@example.com,San Jose,confirmed,2026-03-01T10:00:00.123+02:00,Mailchimp",
  );
  expect(leftOut).toEqual([]);
  expect(
    subscriptions.map(({ line, emailKey, city, consentAt }) => [line, emailKey, city, consentAt.toISOString()]),
  ).toEqual([
    [2, "ana@example.com", "Oakland", "2026-03-01T00:00:00.000Z"],
    [3, "ben@example.com", "Berkeley", "2026-03-01T10:00:00.000Z"],
    [4, "cy@example.com", "San Jose", "2026-03-01T08:00:00.123Z"],
  ]);
});

test.each([
  ["no address,Oakland,,2026-03-01,Mailchimp", "has no email address that can be written to"],
  ["ana@example.com,,,2026-03-01,Mailchimp", "names no city of San Francisco, Oakland, Berkeley, San Jose"],
  ["ana@example.com,Paris,,2026-03-01,Mailchimp", "names no city of San Francisco, Oakland, Berkeley, San Jose"],
  ["ana@example.com,Oakland,,,Mailchimp", "has no consent date"],
  [
    "ana@example.com,Oakland,,03/01/2026,Mailchimp",
    "has a consent date that is no date, like 2026-11-26, or not a past one",
  ],
  [
    "ana@example.com,Oakland,,2026-13-41,Mailchimp",
    "has a consent date that is no date, like 2026-11-26, or not a past one",
  ],
  [
    "ana@example.com,Oakland,,2026-11-21,Mailchimp",
    "has a consent date that is no date, like 2026-11-26, or not a past one",
  ],
  ["ana@example.com,Oakland,,2026-03-01,", "has no consent source"],
  ["ana@example.com,Oakland,pending,2026-03-01,form", "has not confirmed"],
  ["ana@example.com,Oakland,maybe,2026-03-01,form", "has an unknown status: it is confirmed, pending or unsubscribed"],
  [
    "ana@example.com,Oakland,,2026-03-01,form,angry",
    "has an unknown suppression: it is one of bounce, complaint, unsubscribe",
  ],
])("%s is left out with its line", (row, why) => {
  const { subscriptions, leftOut } = parse('"ben@example.com",Oakland,,2026-03-01,"two\nlines"', row);
  expect(subscriptions).toHaveLength(1);
  expect(leftOut).toEqual([{ line: 4, why }]);
});

test("who wants nothing is taken without a consent, and without a city for all of them", () => {
  const { subscriptions, optOuts, suppressions, leftOut } = parse(
    "ana@example.com,Oakland,unsubscribed",
    "ben@example.com,Oakland,confirmed,2026-03-01,Mailchimp,,,2026-04-01",
    "cy@example.com,,unsubscribed",
    "dee@example.com,,,,,bounce,2026-05-01",
    "eve@example.com,Oakland,confirmed,,,complaint",
  );
  expect(subscriptions).toEqual([]);
  expect(optOuts.map(({ emailKey, at }) => [emailKey, at?.toISOString()])).toEqual([
    ["ana@example.com", undefined],
    ["ben@example.com", "2026-04-01T00:00:00.000Z"],
  ]);
  expect(suppressions.map(({ emailKey, reason }) => [emailKey, reason])).toEqual([
    ["cy@example.com", "unsubscribe"],
    ["dee@example.com", "bounce"],
    ["eve@example.com", "complaint"],
  ]);
  expect(leftOut).toEqual([{ line: 6, why: "has no consent date" }]);
});

test("columns in any order and case, and those that say nothing here are named", () => {
  const text =
    "\uFEFFConsent Source;First name;EMAIL;Consent-Date;City\r\nform;Ana;ana@example.com;2026-03-01;Oakland\r\n";
  const { subscriptions, unknownColumns } = parseSubscribers(text, "readers.csv", NOW);
  expect(subscriptions).toMatchObject([{ emailKey: "ana@example.com", city: "Oakland", consentSource: "form" }]);
  expect(unknownColumns).toEqual(["first_name"]);
});

test("a file without addresses is refused", () => {
  expect(() => parseSubscribers("name,city\nAna,Oakland\n", "readers.csv", NOW)).toThrow(/names no column email/);
  expect(() => parseSubscribers("", "readers.csv", NOW)).toThrow(/names no column email/);
  expect(() => parse('"ana@example.com')).toThrow(/In line 2 of readers.csv a quote/);
});
