/** A fair lock on the one session: one owner at a time, the others in arrival order. */
export class SessionLock<Owner extends object> {
  private owner: Owner | null = null;
  private readonly places = new Map<Owner, Waiter<Owner>>();
  private first: Waiter<Owner> | null = null;
  private last: Waiter<Owner> | null = null;

  /** `onContention` is called with the owner when somebody begins to wait for it. */
  constructor(private readonly onContention: (owner: Owner) => void = () => {}) {}

  isHeldBy(owner: Owner): boolean {
    return this.owner === owner;
  }

  get isAnyoneWaiting(): boolean {
    return this.first !== null;
  }

  /** Resolves to true when it is this owner's turn, at once if it is already; to false once it has left the queue. */
  acquire(owner: Owner): Promise<boolean> {
    if (this.owner === owner) return Promise.resolve(true);
    if (this.owner === null) {
      this.owner = owner;
      return Promise.resolve(true);
    }
    const isFirst = this.first === null;
    const called = new Promise<boolean>((call) =>
      this.append({ owner, resolve: call, before: this.last, after: null }),
    );
    if (isFirst) this.onContention(this.owner);
    return called;
  }

  /** Removes a waiting owner from the queue. Returns whether it was waiting. */
  cancelWait(owner: Owner): boolean {
    const place = this.places.get(owner);
    if (!place) return false;
    this.remove(place);
    place.resolve(false);
    return true;
  }

  release(owner: Owner): void {
    if (this.owner !== owner) return;
    const next = this.first;
    this.owner = next?.owner ?? null;
    if (!next) return;
    this.remove(next);
    next.resolve(true);
  }

  private append(place: Waiter<Owner>): void {
    this.places.set(place.owner, place);
    if (this.last) this.last.after = place;
    else this.first = place;
    this.last = place;
  }

  private remove(place: Waiter<Owner>): void {
    this.places.delete(place.owner);
    if (place.before) place.before.after = place.after;
    else this.first = place.after;
    if (place.after) place.after.before = place.before;
    else this.last = place.before;
  }
}

/** A linked list, so that joining, leaving from the middle and being called cost the same however many wait. */
type Waiter<Owner> = {
  owner: Owner;
  resolve: (isTheirTurn: boolean) => void;
  before: Waiter<Owner> | null;
  after: Waiter<Owner> | null;
};
