/** Who may speak to the one session: one owner at a time, the others in the order they came. */
export class Turns<Owner extends object> {
  private owner: Owner | null = null;
  private readonly waiting: { owner: Owner; start: () => void }[] = [];
  /** Who spoke last; the session's unnamed statement is theirs. */
  last: Owner | null = null;

  isHeldBy(owner: Owner): boolean {
    return this.owner === owner;
  }

  /** Resolves when it is this owner's turn; at once if it is already. */
  acquire(owner: Owner): Promise<void> {
    if (this.owner === owner) return Promise.resolve();
    if (this.owner === null) {
      this.owner = owner;
      return Promise.resolve();
    }
    return new Promise((start) => this.waiting.push({ owner, start }));
  }

  release(owner: Owner): void {
    if (this.owner !== owner) return;
    this.last = owner;
    const next = this.waiting.shift();
    this.owner = next?.owner ?? null;
    next?.start();
  }
}
