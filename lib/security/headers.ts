import { contentSecurityPolicy } from "./content-security-policy";

type Header = { key: string; value: string };

/** What the product never asks a browser for, it may not be asked for either. */
const NO_FEATURES = ["camera", "microphone", "geolocation", "payment", "usb", "browsing-topics"]
  .map((feature) => `${feature}=()`)
  .join(", ");

const EVERYWHERE: Header[] = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: NO_FEATURES },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "X-Frame-Options", value: "DENY" },
];

/**
 * The headers of every answer, fixed at build time. Where several rules meet, the last one's value stands; pages
 * that are made per request then get a policy with a nonce from the proxy.
 */
export function securityHeaders({ isDev }: { isDev: boolean }): { source: string; headers: Header[] }[] {
  const policy = (value: string) => ({ key: "Content-Security-Policy", value });
  return [
    { source: "/:path*", headers: [...EVERYWHERE, policy(contentSecurityPolicy("cached", { isDev }))] },
    { source: "/api/:path*", headers: [policy(contentSecurityPolicy("none"))] },
  ];
}
