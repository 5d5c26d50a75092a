import fc from "fast-check";
import { expect, test } from "vitest";
import { NEWSLETTER_CITIES } from "@/lib/core/cities";
import type { OptOut, SubscribersFile, Subscription, Suppression } from "./parse-subscribers";
import { planImport, type StoredAddress } from "./plan-import";

const on = (day: number) => new Date(Date.UTC(2026, 5, day));
const address = (line = 2, email = "ana@example.com") => ({ line, email, emailKey: email });
const OAKLAND = { city: "Oakland" as const, consentAt: on(10), consentSource: "form" };
const fileOf = (rows: Partial<SubscribersFile>): SubscribersFile => ({
  subscriptions: [],
  optOuts: [],
  suppressions: [],
  leftOut: [],
  unknownColumns: [],
  ...rows,
});
const plan = (rows: Partial<SubscribersFile>, stored?: Partial<StoredAddress>) =>
  planImport(
    fileOf(rows),
    new Map(stored ? [["ana@example.com", { subscriptions: [], suppression: null, ...stored }]] : []),
  );
const own = (state: "pending" | "confirmed" | "cancelled", more = {}) => ({
  city: "Oakland",
  state,
  confirmedAt: state === "pending" ? null : on(5),
  cancelledAt: state === "cancelled" ? on(8) : null,
  ...more,
});

test.each<[string, Partial<StoredAddress> | undefined, string | null]>([
  ["is new", undefined, null],
  ["has asked and not confirmed", { subscriptions: [own("pending")] }, null],
  ["has left another city before this consent", { subscriptions: [own("cancelled", { city: "Berkeley" })] }, null],
  ["has left", { subscriptions: [own("cancelled")] }, "has unsubscribed here"],
  [
    "has left another city since",
    { subscriptions: [own("cancelled", { city: "Berkeley", cancelledAt: on(11) })] },
    "has unsubscribed from another city here since this consent",
  ],
  ["has bounced", { suppression: "bounce" }, "is suppressed here: bounce"],
  ["has unsubscribed at the provider", { suppression: "unsubscribe" }, "is suppressed here: unsubscribe"],
])("who %s", (_, stored, why) => {
  const { add, leftOut } = plan({ subscriptions: [{ ...address(), ...OAKLAND }] }, stored);
  expect(leftOut).toEqual(why === null ? [] : [{ line: 2, why }]);
  expect(add).toHaveLength(why === null ? 1 : 0);
});

test("who is subscribed stays as they are, suppressed or not", () => {
  for (const suppression of [null, "bounce"] as const) {
    const rows = { subscriptions: [{ ...address(), ...OAKLAND }] };
    expect(plan(rows, { subscriptions: [own("confirmed")], suppression })).toMatchObject({
      add: [],
      unchanged: 1,
      leftOut: [],
    });
  }
});

test("of several rows for one city the wish to get nothing counts, then the latest consent", () => {
  const rows = [1, 3, 2].map((day, i) => ({ ...address(i + 2), ...OAKLAND, consentAt: on(day) }));
  expect(plan({ subscriptions: rows })).toMatchObject({ add: [{ consentAt: on(3) }], unchanged: 2 });
  const optOuts: OptOut[] = [{ ...address(9), city: "Oakland", at: on(1), consentAt: null, consentSource: null }];
  expect(plan({ subscriptions: rows, optOuts })).toMatchObject({ add: [], cancel: [{ line: 9 }], unchanged: 3 });
});

test("an unsubscribe elsewhere counts, unless somebody has subscribed here since", () => {
  const optOut = (at: Date | null): OptOut => ({
    ...address(),
    city: "Oakland",
    at,
    consentAt: null,
    consentSource: null,
  });
  const stored = { subscriptions: [own("confirmed")] };
  expect(plan({ optOuts: [optOut(on(6))] }, stored).cancel).toHaveLength(1);
  expect(plan({ optOuts: [optOut(null)] }, stored).cancel).toHaveLength(1);
  expect(plan({ optOuts: [optOut(on(4))] }, stored)).toMatchObject({ cancel: [], unchanged: 1 });
  const suppression = (reason: Suppression["reason"], at: Date) => ({ suppressions: [{ ...address(), reason, at }] });
  expect(plan(suppression("unsubscribe", on(4)), stored).suppress).toEqual([]);
  expect(plan(suppression("unsubscribe", on(6)), stored).suppress).toHaveLength(1);
  expect(plan(suppression("bounce", on(4)), stored).suppress).toHaveLength(1);
  expect(plan(suppression("bounce", on(4)), { suppression: "unsubscribe" }).suppress).toHaveLength(1);
  expect(plan(suppression("bounce", on(4)), { suppression: "complaint" }).suppress).toEqual([]);
});

test("nobody who has left or is suppressed is ever added, whatever the file says, and every row is accounted for", () => {
  const date = fc.integer({ min: 1, max: 28 }).map(on);
  const city = fc.constantFrom(...NEWSLETTER_CITIES);
  const row = fc.record({
    line: fc.nat(),
    email: fc.constant("ana@example.com"),
    emailKey: fc.constant("ana@example.com"),
    city,
  });
  const subscription = fc
    .tuple(row, date)
    .map(([r, consentAt]): Subscription => ({ ...r, consentAt, consentSource: "form" }));
  const optOut = fc
    .tuple(row, fc.option(date))
    .map(([r, at]): OptOut => ({ ...r, at, consentAt: null, consentSource: null }));
  const reason = fc.constantFrom("bounce" as const, "complaint" as const, "unsubscribe" as const);
  const suppression = fc
    .tuple(row, reason, fc.option(date))
    .map(([r, why, at]): Suppression => ({ ...r, reason: why, at }));
  const state = fc.constantFrom("pending" as const, "confirmed" as const, "cancelled" as const);
  const stored = fc.record({
    subscriptions: fc.uniqueArray(
      fc.record({ city, state, confirmedAt: fc.option(date), cancelledAt: fc.option(date) }),
      { selector: (each) => each.city },
    ),
    suppression: fc.option(reason),
  });
  const rows = fc.record({
    subscriptions: fc.array(subscription),
    optOuts: fc.array(optOut),
    suppressions: fc.array(suppression),
  });
  fc.assert(
    fc.property(rows, stored, (file, known) => {
      const { add, cancel, suppress, unchanged, leftOut } = plan(file, known);
      const hasLeft = known.subscriptions.filter((each) => each.state === "cancelled").map((each) => each.city);
      expect(add.filter((each) => known.suppression !== null || hasLeft.includes(each.city))).toEqual([]);
      expect(add.filter((each) => cancel.some((left) => left.city === each.city))).toEqual([]);
      expect(new Set(add.map((each) => each.city)).size).toBe(add.length);
      const all = file.subscriptions.length + file.optOuts.length + file.suppressions.length;
      expect(add.length + cancel.length + suppress.length + unchanged + leftOut.length).toBe(all);
    }),
  );
});
