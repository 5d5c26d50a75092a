/** The browser's caches, in memory. Addresses are compared as they are. */
export class MemoryCaches {
  readonly stores = new Map<string, Map<string, Response>>();
  constructor(readonly origin: string) {}

  private href = (request: string | Request) =>
    new URL(typeof request === "string" ? request : request.url, this.origin).href;

  keys = async () => [...this.stores.keys()];
  delete = async (name: string) => this.stores.delete(name);

  async match(request: string | Request, { cacheName }: { cacheName?: string } = {}) {
    const names = cacheName === undefined ? [...this.stores.keys()] : [cacheName];
    for (const name of names) {
      const found = this.stores.get(name)?.get(this.href(request));
      if (found) return found.clone();
    }
  }

  async open(name: string) {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    return {
      match: async (request: string | Request) => store.get(this.href(request))?.clone(),
      put: async (request: string | Request, response: Response) => void store.set(this.href(request), response),
      delete: async (request: string | Request) => store.delete(this.href(request)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    };
  }

  /** What is kept, by cache: paths without the origin. */
  contents = () =>
    Object.fromEntries(
      [...this.stores].map(([name, store]) => [name, [...store.keys()].map((url) => url.slice(this.origin.length))]),
    );
}
