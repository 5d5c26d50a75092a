import { type SQL, sql } from "drizzle-orm";
import Papa from "papaparse";
import type { Database } from "@/db/client";
import { escapeFormula } from "@/lib/restaurants/import-export/writing/escape-formula";
import { SUBSCRIBER_COLUMNS, type SubscriberColumn } from "./columns";

const PAGE_SIZE = 5_000;
/** Without it Excel misreads UTF-8 as a legacy encoding. */
const BYTE_ORDER_MARK = "\uFEFF";

type Row = Record<SubscriberColumn, string | null> & { email_key: string };

/** All subscribers as a CSV, part by part, then the addresses that are suppressed without a subscription. */
export async function* exportSubscribers(db: Database): AsyncGenerator<{ text: string; count: number }> {
  yield { text: `${BYTE_ORDER_MARK}${SUBSCRIBER_COLUMNS.join(",")}\r\n`, count: 0 };
  yield* pages(db, selectSubscribers);
  yield* pages(db, selectSuppressed);
}

async function* pages(db: Database, select: (after: Pick<Row, "email_key" | "city">) => SQL) {
  let after: Pick<Row, "email_key" | "city"> = { email_key: "", city: "" };
  for (;;) {
    const { rows } = await db.execute<Row>(select(after));
    const last = rows.at(-1);
    if (!last) return;
    const cells = rows.map((row) => SUBSCRIBER_COLUMNS.map((column) => escapeFormula(row[column] ?? "")));
    yield { text: `${Papa.unparse(cells, { newline: "\r\n" })}\r\n`, count: rows.length };
    after = last;
  }
}

const day = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const selectSubscribers = (after: Pick<Row, "email_key" | "city">) => sql`
  select s.email_key, s.email, s.city,
    case s.state when 'cancelled' then 'unsubscribed' else s.state end as status,
    ${day(sql`s.confirmed_at`)} as consent_date,
    case when s.confirmed_at is not null then s.consent_source end as consent_source,
    p.reason as suppression, ${day(sql`p.created_at`)} as suppressed_at, ${day(sql`s.cancelled_at`)} as unsubscribed_at
  from subscribers s left join suppressions p on p.email_key = s.email_key
  where (s.email_key, s.city) > (${after.email_key}, ${after.city})
  order by s.email_key, s.city limit ${PAGE_SIZE}`;

const selectSuppressed = (after: Pick<Row, "email_key" | "city">) => sql`
  select p.email_key, p.email_key as email, p.reason as suppression, ${day(sql`p.created_at`)} as suppressed_at
  from suppressions p
  where p.email_key > ${after.email_key} and not exists (select from subscribers s where s.email_key = p.email_key)
  order by p.email_key limit ${PAGE_SIZE}`;
