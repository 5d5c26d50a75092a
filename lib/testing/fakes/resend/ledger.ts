import { createHash, randomUUID } from "node:crypto";
import { DAY_MS } from "@/lib/core/durations";
import { type ErrorResponse, errorResponse } from "./fault";

const KEY_LIFE_MS = DAY_MS;

/** One accepted message: small enough to keep tens of thousands. */
type AcceptedEmail = {
  id: string;
  to: string;
  subject: string;
  headers: Record<string, string>;
  key: string | null;
};

type StoredKey = { hash: string; ids: string[]; acceptedCount: number; at: number };
export type Email = { to: string[]; subject: string; headers: Record<string, string> };

/** What was accepted, and under which key: the same key and body get the same response, another body is refused. */
export class Ledger {
  readonly accepted: AcceptedEmail[] = [];
  /** How often each address got each subject: anything above 1 is a duplicate. */
  readonly copies = new Map<string, number>();
  private readonly byKey = new Map<string, StoredKey>();

  constructor(private readonly keyLifeMs = KEY_LIFE_MS) {}

  /** Accepts the first `count` messages that were not yet accepted under this key. */
  accept(emails: Email[], body: string, key: string | null, count = emails.length): { ids: string[] } | ErrorResponse {
    const storedKey = this.storedKeyFor(emails, body, key);
    if ("status" in storedKey) return storedKey;
    for (; storedKey.acceptedCount < count; storedKey.acceptedCount++) this.write(emails, storedKey, key);
    return { ids: storedKey.ids };
  }

  get duplicates(): string[] {
    return [...this.copies].flatMap(([what, count]) => (count > 1 ? [what] : []));
  }

  private storedKeyFor(emails: Email[], body: string, key: string | null): StoredKey | ErrorResponse {
    const hash = createHash("sha256").update(body).digest("hex");
    const found = key === null ? undefined : this.byKey.get(key);
    if (found && Date.now() - found.at < this.keyLifeMs) {
      if (found.hash === hash) return found;
      return errorResponse(409, "invalid_idempotent_request", "Same idempotency key used with a different payload.");
    }
    const storedKey: StoredKey = { hash, ids: emails.map(() => randomUUID()), acceptedCount: 0, at: Date.now() };
    if (key !== null) this.byKey.set(key, storedKey);
    return storedKey;
  }

  private write(emails: Email[], storedKey: StoredKey, key: string | null): void {
    const email = emails[storedKey.acceptedCount];
    const id = storedKey.ids[storedKey.acceptedCount];
    if (!email || id === undefined) throw new Error("No message is left to accept.");
    const to = email.to[0] ?? "";
    this.accepted.push({ id, to, subject: email.subject, headers: email.headers, key });
    const what = `${to} ${email.subject}`;
    this.copies.set(what, (this.copies.get(what) ?? 0) + 1);
  }
}
