import { EVERYTHING_TAG } from "./cache-tags";
import type { PageChanges, Position } from "./read-page-changes";

type ReadChanges = (since: Position | null) => Promise<PageChanges>;

/** With this and the time that an answer takes, a change shows everywhere within two seconds. */
const MAX_AGE_MS = 1_000;
/** What a page waits for an answer; then it is served as it is. */
const WAIT_MS = 500;
const TAGS_MAX = 20_000;
const NEVER = Number.NEGATIVE_INFINITY;

/** Which tags of cached pages have changed and when, in this process's time (`performance.now()`). */
export class ChangedTags {
  private readonly changedAt = new Map<string, number>();
  /** Whatever is older than this may be out of date. */
  private everythingChangedAt = NEVER;
  private position: Position | null = null;
  private knownAt = NEVER;
  private waiting: Promise<void> | null = null;
  private hasFailed = false;

  constructor(
    private readonly read: ReadChanges,
    private readonly onError: (error: unknown) => void,
  ) {}

  /**
   * Asks for changes unless that was done a second ago; undefined if so. Resolves with the answer, or half a second after
   * the question: with the database away, pages are served as they are.
   */
  refresh(): Promise<void> | undefined {
    if (performance.now() - this.knownAt < MAX_AGE_MS) return undefined;
    this.waiting ??= this.askInTime();
    return this.waiting;
  }

  /** Whether any of the tags has changed since a time. What has no tag depends on nothing. */
  haveChanged(tags: readonly string[], since: number): boolean {
    return tags.some((tag) => since < Math.max(this.everythingChangedAt, this.changedAt.get(tag) ?? NEVER));
  }

  /** Makes a change by this process known to it at once. */
  add(tags: readonly string[]): void {
    const now = performance.now();
    if (tags.includes(EVERYTHING_TAG)) {
      this.changedAt.clear();
      this.everythingChangedAt = now;
      return;
    }
    for (const tag of tags) {
      this.changedAt.delete(tag);
      this.changedAt.set(tag, now);
    }
    for (const [oldest, at] of this.changedAt) {
      if (this.changedAt.size <= TAGS_MAX) return;
      this.changedAt.delete(oldest);
      this.everythingChangedAt = Math.max(this.everythingChangedAt, at);
    }
  }

  private askInTime(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, WAIT_MS);
    this.ask().finally(() => {
      clearTimeout(timer);
      this.waiting = null;
      resolve();
    });
    return promise;
  }

  private async ask(): Promise<void> {
    const askedAt = performance.now();
    try {
      const { position, tags } = await this.read(this.position);
      this.add(tags ?? [EVERYTHING_TAG]);
      this.position = position;
      this.knownAt = askedAt;
      this.hasFailed = false;
    } catch (error) {
      // The next question comes in a second; of an outage the first error is enough.
      this.knownAt = performance.now();
      if (!this.hasFailed) this.onError(error);
      this.hasFailed = true;
    }
  }
}
