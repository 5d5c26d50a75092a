import { contentSecurityPolicy } from "./content-security-policy";

type Rule = { source: string; headers: { key: string; value: string }[] };

/**
 * The content security policy of every answer, fixed at build time; of two rules the last one stands. Pages that are
 * made per request then get one with a nonce from the proxy, and the rest of the headers comes from our server.
 */
export function policyRules({ isDev }: { isDev: boolean }): Rule[] {
  const rule = (source: string, value: string) => ({ source, headers: [{ key: "Content-Security-Policy", value }] });
  return [
    rule("/:path*", contentSecurityPolicy("cached", { isDev })),
    rule("/api/:path*", contentSecurityPolicy("none")),
  ];
}
