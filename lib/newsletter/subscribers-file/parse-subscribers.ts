import { EmailAddress, emailKey } from "@/lib/contracts/email-address";
import { type City, isCity, NEWSLETTER_CITIES } from "@/lib/core/cities";
import { type CsvLine, readCsvLines } from "@/lib/core/csv-lines";
import { AppError } from "@/lib/core/errors";
import { unescapeFormula } from "@/lib/restaurants/import-export/writing/escape-formula";
import { SUBSCRIBER_COLUMNS, SUPPRESSION_REASONS, type SubscriberColumn, type SuppressionReason } from "./columns";

type Address = { line: number; email: string; emailKey: string };
export type Subscription = Address & { city: City; consentAt: Date; consentSource: string };
/** Without a city: of all of them. */
export type OptOut = Address & { city: City; at: Date | null; consentAt: Date | null; consentSource: string | null };
export type Suppression = Address & { reason: SuppressionReason; at: Date | null };
export type LeftOut = { line: number; why: string };
export type SubscribersFile = {
  subscriptions: Subscription[];
  optOuts: OptOut[];
  suppressions: Suppression[];
  leftOut: LeftOut[];
  unknownColumns: string[];
};

type Cells = Partial<Record<SubscriberColumn, string>>;

const SUBSCRIBED = ["", "confirmed", "subscribed", "active"];
const UNSUBSCRIBED = ["unsubscribed", "cancelled"];
const SOURCE_MAX = 200;
const DATE = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Reads a file of subscribers; rows that say too little are left out, with the reason. @throws AppError bad_input */
export function parseSubscribers(text: string, fileName: string, now: Date): SubscribersFile {
  const [header, ...lines] = readCsvLines(text.replace(/^\uFEFF/, ""), fileName);
  const names = (header?.cells ?? []).map((name) =>
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, "_"),
  );
  if (!names.includes("email")) {
    throw new AppError(
      "bad_input",
      `The first line of ${fileName} names no column email. Known columns are ${SUBSCRIBER_COLUMNS.join(", ")}.`,
    );
  }
  const file: SubscribersFile = {
    subscriptions: [],
    optOuts: [],
    suppressions: [],
    leftOut: [],
    unknownColumns: names.filter((name) => name !== "" && !SUBSCRIBER_COLUMNS.includes(name as SubscriberColumn)),
  };
  for (const line of lines) {
    const why = readRow(file, line.number, cellsOf(line, names), now);
    if (why) file.leftOut.push({ line: line.number, why });
  }
  return file;
}

function cellsOf({ cells }: CsvLine, names: string[]): Cells {
  return Object.fromEntries(names.map((name, i) => [name, unescapeFormula(cells[i] ?? "").trim()]));
}

/** Adds what a row says to the file. Answers why something of it is left out. */
function readRow(file: SubscribersFile, line: number, cells: Cells, now: Date): string | null {
  const address = EmailAddress.safeParse(cells.email ?? "");
  if (!address.success) return "has no email address that can be written to";
  const about = { line, email: address.data, emailKey: emailKey(address.data) };
  const dates = { consent: cells.consent_date, suppressed: cells.suppressed_at, unsubscribed: cells.unsubscribed_at };
  const [consentAt, suppressedAt, unsubscribedAt] = Object.values(dates).map((written) => dateOf(written, now));
  const status = (cells.status ?? "").toLowerCase();
  const city = cityOf(cells.city ?? "");
  const consentSource = cells.consent_source || null;

  // A wish to get nothing needs no proof: it is taken before anything else of the row is doubted.
  const reason = SUPPRESSION_REASONS.find((each) => each === (cells.suppression ?? "").toLowerCase());
  if (reason) file.suppressions.push({ ...about, reason, at: suppressedAt ?? null });
  else if (cells.suppression) return `has an unknown suppression: it is one of ${SUPPRESSION_REASONS.join(", ")}`;
  if (UNSUBSCRIBED.includes(status) || cells.unsubscribed_at) {
    if (!city) file.suppressions.push({ ...about, reason: "unsubscribe", at: unsubscribedAt ?? null });
    else file.optOuts.push({ ...about, city, at: unsubscribedAt ?? null, consentAt: consentAt ?? null, consentSource });
    return null;
  }
  if (reason && status === "" && !cells.city) return null;
  if (status === "pending") return "has not confirmed";
  if (!SUBSCRIBED.includes(status)) return "has an unknown status: it is confirmed, pending or unsubscribed";
  if (!city) return `names no city of ${NEWSLETTER_CITIES.join(", ")}`;
  if (!cells.consent_date) return "has no consent date";
  if (!consentAt) return "has a consent date that is no date, like 2026-11-26, or not a past one";
  if (!consentSource) return "has no consent source";
  if (consentSource.length > SOURCE_MAX || consentSource.includes("\0")) return "has a consent source that is too long";
  file.subscriptions.push({ ...about, city, consentAt, consentSource });
  return null;
}

/** A moment that has passed; without a zone it is UTC. */
function dateOf(written: string | undefined, now: Date): Date | undefined {
  if (!written || !DATE.test(written)) return undefined;
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(written.slice(10));
  const iso = written.replace(" ", "T");
  const date = new Date(written.length > 10 && !hasZone ? `${iso}Z` : iso);
  const isReal = !Number.isNaN(date.getTime()) && date <= now && date.getUTCFullYear() > 1970;
  return isReal ? date : undefined;
}

function cityOf(written: string): City | undefined {
  const city = NEWSLETTER_CITIES.find((each) => each.toLowerCase() === written.toLowerCase());
  return city && isCity(city) ? city : undefined;
}
