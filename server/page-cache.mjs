import { createRequire } from "node:module";

/** In CommonJS, with a default export, which loaders unwrap in different ways. */
const require = createRequire(import.meta.url);
const { default: FileSystemCache } = require("next/dist/server/lib/incremental-cache/file-system-cache.js");
const POLICY = "content-security-policy";

/**
 * Next's own page cache; each page is kept with the policy that names its inline scripts, which Next sends along.
 * Plain JavaScript, since Next loads this file as it is. What makes the policy is bundled (instrumentation.ts).
 */
export default class PageCache extends FileSystemCache {
  /** Next goes on with this very entry, so that the first answer has the policy too. */
  async set(key, entry, context) {
    addPolicy(entry);
    return super.set(key, entry, context);
  }

  /** Pages that the build has made come from its files. */
  async get(...args) {
    const found = await super.get(...args);
    addPolicy(found?.value);
    return found;
  }
}

function addPolicy(entry) {
  const policyOf = globalThis.kumquatPagePolicy;
  if (!policyOf || entry?.kind !== "APP_PAGE" || entry.headers?.[POLICY] !== undefined) return;
  entry.headers = { ...entry.headers, [POLICY]: policyOf(entry.html) };
}
