import type { LeftOut, OptOut, SubscribersFile, Subscription, Suppression } from "./parse-subscribers";

/** What is stored of an address. */
export type StoredAddress = {
  subscriptions: {
    city: string;
    state: "pending" | "confirmed" | "cancelled";
    confirmedAt: Date | null;
    cancelledAt: Date | null;
  }[];
  suppression: Suppression["reason"] | null;
};

export type ImportPlan = {
  add: Subscription[];
  cancel: OptOut[];
  suppress: Suppression[];
  /** Rows that say what is stored already, or what another row says. */
  unchanged: number;
  leftOut: LeftOut[];
};

const NOBODY: StoredAddress = { subscriptions: [], suppression: null };

/**
 * What of a file changes anything, beside what is stored. Nobody who has unsubscribed or is suppressed gets mail again;
 * who is to get none, gets none.
 */
export function planImport(file: SubscribersFile, stored: ReadonlyMap<string, StoredAddress>): ImportPlan {
  const plan: ImportPlan = { add: [], cancel: [], suppress: [], unchanged: 0, leftOut: [...file.leftOut] };
  const of = (emailKey: string) => stored.get(emailKey) ?? NOBODY;
  const settled = new Set<string>();
  const isRepeated = (key: string) => settled.has(key) || !settled.add(key);

  for (const row of [...file.suppressions].sort(byWeight)) {
    if (isRepeated(row.emailKey) || !isNewSuppression(row, of(row.emailKey))) plan.unchanged += 1;
    else plan.suppress.push(row);
  }
  // Before the subscriptions: of two rows for one city the wish to get nothing counts.
  for (const row of [...file.optOuts].sort((a, b) => (b.at?.getTime() ?? Infinity) - (a.at?.getTime() ?? Infinity))) {
    if (isRepeated(`${row.emailKey} ${row.city}`) || !isNewOptOut(row, of(row.emailKey))) plan.unchanged += 1;
    else plan.cancel.push(row);
  }
  for (const row of [...file.subscriptions].sort((a, b) => b.consentAt.getTime() - a.consentAt.getTime())) {
    const address = of(row.emailKey);
    const own = address.subscriptions.find(({ city }) => city === row.city);
    const why = whyLeftOut(row, address, own?.state);
    if (own?.state === "confirmed" || (!why && isRepeated(`${row.emailKey} ${row.city}`))) plan.unchanged += 1;
    else if (why) plan.leftOut.push({ line: row.line, why });
    else plan.add.push(row);
  }
  plan.leftOut.sort((a, b) => a.line - b.line);
  return plan;
}

/** What lasts forever before what a new opt-in ends. */
const byWeight = (a: Suppression, b: Suppression) =>
  Number(a.reason === "unsubscribe") - Number(b.reason === "unsubscribe");

function isNewSuppression({ reason, at }: Suppression, { subscriptions, suppression }: StoredAddress): boolean {
  if (reason !== "unsubscribe") return suppression === null || suppression === "unsubscribe";
  const hasConfirmedSince = subscriptions.some(
    ({ state, confirmedAt }) => state === "confirmed" && at !== null && confirmedAt !== null && confirmedAt > at,
  );
  return suppression === null && !hasConfirmedSince;
}

function isNewOptOut({ city, at }: OptOut, { subscriptions }: StoredAddress): boolean {
  const own = subscriptions.find((each) => each.city === city);
  if (own?.state === "cancelled") return false;
  return own?.state !== "confirmed" || at === null || own.confirmedAt === null || own.confirmedAt <= at;
}

function whyLeftOut(
  { consentAt }: Subscription,
  { subscriptions, suppression }: StoredAddress,
  own?: string,
): string | null {
  if (own === "cancelled") return "has unsubscribed here";
  if (suppression) return `is suppressed here: ${suppression}`;
  const hasLeftSince = subscriptions.some(
    ({ state, cancelledAt }) => state === "cancelled" && (cancelledAt === null || cancelledAt >= consentAt),
  );
  return hasLeftSince ? "has unsubscribed from another city here since this consent" : null;
}
