import { createHash, randomUUID } from "node:crypto";
import { type ErrorAnswer, errorAnswer } from "./fault";

const KEY_LIFE_MS = 86_400_000;

/** One message as it was taken: small enough to keep tens of thousands. */
export type Taken = { id: string; to: string; subject: string; headers: Record<string, string>; key: string | null };

type Kept = { hash: string; ids: string[]; takenCount: number; at: number };
export type Email = { to: string[]; subject: string; headers: Record<string, string> };

/** What was taken, and under which key: the same key and body answers again, another body is refused. */
export class Ledger {
  readonly taken: Taken[] = [];
  /** How often each address got each subject: anything above 1 is a duplicate. */
  readonly copies = new Map<string, number>();
  private readonly byKey = new Map<string, Kept>();

  constructor(private readonly keyLifeMs = KEY_LIFE_MS) {}

  /** Takes the first `count` messages that were not taken yet under this key. */
  take(emails: Email[], body: string, key: string | null, count = emails.length): { ids: string[] } | ErrorAnswer {
    const kept = this.keptFor(emails, body, key);
    if ("status" in kept) return kept;
    for (; kept.takenCount < count; kept.takenCount++) this.write(emails, kept, key);
    return { ids: kept.ids };
  }

  get duplicates(): string[] {
    return [...this.copies].flatMap(([what, count]) => (count > 1 ? [what] : []));
  }

  private keptFor(emails: Email[], body: string, key: string | null): Kept | ErrorAnswer {
    const hash = createHash("sha256").update(body).digest("hex");
    const found = key === null ? undefined : this.byKey.get(key);
    if (found && Date.now() - found.at < this.keyLifeMs) {
      if (found.hash === hash) return found;
      return errorAnswer(409, "invalid_idempotent_request", "Same idempotency key used with a different payload.");
    }
    const kept: Kept = { hash, ids: emails.map(() => randomUUID()), takenCount: 0, at: Date.now() };
    if (key !== null) this.byKey.set(key, kept);
    return kept;
  }

  private write(emails: Email[], kept: Kept, key: string | null): void {
    const email = emails[kept.takenCount];
    const id = kept.ids[kept.takenCount];
    if (!email || id === undefined) throw new Error("Nothing is left to take.");
    const to = email.to[0] ?? "";
    this.taken.push({ id, to, subject: email.subject, headers: email.headers, key });
    const what = `${to} ${email.subject}`;
    this.copies.set(what, (this.copies.get(what) ?? 0) + 1);
  }
}
