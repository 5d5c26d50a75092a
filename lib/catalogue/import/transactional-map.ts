/** A map whose latest entries count only once they are committed: what wrote them may still fail. */
export class TransactionalMap<K, V> {
  readonly #committed = new Map<K, V>();
  readonly #draft = new Map<K, V | undefined>();

  get = (key: K): V | undefined => (this.#draft.has(key) ? this.#draft.get(key) : this.#committed.get(key));

  /** `undefined` takes an entry away. */
  set(key: K, value: V | undefined): void {
    this.#draft.set(key, value);
  }

  commit(): void {
    for (const [key, value] of this.#draft) {
      if (value === undefined) this.#committed.delete(key);
      else this.#committed.set(key, value);
    }
    this.rollback();
  }

  rollback(): void {
    this.#draft.clear();
  }
}
