import { and, eq, inArray, isNotNull, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "@/db/client";
import { subscribers } from "@/db/schema";
import type { SessionUser } from "@/lib/core/session-user";

const confirmed = alias(subscribers, "confirmed");

/**
 * The subscriptions of an account: of addresses whose mailbox has confirmed one and has said yes to the account. Rows
 * that an earlier release linked as soon as somebody typed the address are not among them.
 */
export const isLinkedTo = (db: Database | Transaction, { id }: SessionUser): SQL | undefined =>
  and(
    eq(subscribers.userId, id),
    inArray(
      subscribers.emailKey,
      db
        .select({ emailKey: confirmed.emailKey })
        .from(confirmed)
        .where(and(eq(confirmed.userId, id), isNotNull(confirmed.confirmedAt))),
    ),
  );
