import { contentSecurityPolicy } from "./content-security-policy";
import { inlineScripts } from "./inline-scripts";

type PagePolicy = (html: string) => string;

/** Gives the page cache, which Next loads unbundled, the policy of a page by its text (server/page-cache.ts). */
export function providePagePolicy({ isHttps }: { isHttps: boolean }): void {
  const shared = globalThis as typeof globalThis & { kumquatPagePolicy?: PagePolicy };
  shared.kumquatPagePolicy = (html) => contentSecurityPolicy({ hashes: inlineScripts(html) }, { isHttps });
}
