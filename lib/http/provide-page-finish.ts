import { asciiHtml } from "./ascii-html";
import { contentSecurityPolicy } from "./content-security-policy";
import { inlineScripts } from "./inline-scripts";
import { startOnIntent } from "./start-on-intent";

type FinishPage = (html: string, status?: number) => { html: string; policy: string };

/**
 * Gives the page cache, which Next loads unbundled, what is done once to a page before it is kept (server/page-cache.ts):
 * its text in ASCII, its scripts waiting for an intent, and the policy that names its inline ones.
 */
export function providePageFinish({ isHttps }: { isHttps: boolean }): void {
  const shared = globalThis as typeof globalThis & { kumquatFinishPage?: FinishPage };
  shared.kumquatFinishPage = (text, status = 200) => {
    const ascii = asciiHtml(text);
    // What Next says of a page that isn't there, its scripts write.
    const html = status === 200 ? startOnIntent(ascii) : ascii;
    return { html, policy: contentSecurityPolicy({ hashes: inlineScripts(html) }, { isHttps }) };
  };
}
