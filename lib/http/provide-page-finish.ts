import { asciiHtml } from "./ascii-html";
import { contentSecurityPolicy } from "./content-security-policy";
import { inlineScripts } from "./inline-scripts";

type FinishPage = (html: string) => { html: string; policy: string };

/**
 * Gives the page cache, which Next loads unbundled, what is done once to a page before it is kept (server/page-cache.ts):
 * its text in ASCII, and the policy that names its inline scripts.
 */
export function providePageFinish({ isHttps }: { isHttps: boolean }): void {
  const shared = globalThis as typeof globalThis & { kumquatFinishPage?: FinishPage };
  shared.kumquatFinishPage = (text) => {
    const html = asciiHtml(text);
    return { html, policy: contentSecurityPolicy({ hashes: inlineScripts(html) }, { isHttps }) };
  };
}
