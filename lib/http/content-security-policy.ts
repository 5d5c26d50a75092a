type ScriptPolicy =
  /** Pages made for one request: only scripts that carry its nonce, and what these load. */
  | { nonce: string }
  /** Cached pages, which can't carry a nonce: our own files, and the inline data that Next hydrates from, by hash. */
  | { hashes: readonly string[] }
  /** Cached pages whose inline scripts nobody could name beforehand; where they are, that policy is added to this one. */
  | "any inline"
  /** A worker's own script: it asks us, and loads nothing. */
  | "worker"
  /** A page without script, that any site may show in a frame. */
  | "embed"
  /** Responses that are not pages. */
  | "none";

type PolicyOptions = {
  /** The development server evaluates code and holds a socket open. */
  isDev?: boolean;
  /** Whether everything can be loaded over https. */
  isHttps?: boolean;
  /** Other hosts that this page's map is fetched from. */
  mapHosts?: readonly string[];
};

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const EMBED =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/** The content security policy of a response: only named hosts, no plugins, no frames, forms to us alone. */
export function contentSecurityPolicy(scripts: ScriptPolicy, options: PolicyOptions = {}): string {
  const { isDev = false, isHttps = false, mapHosts = [] } = options;
  const hosts = mapHosts.map((host) => ` ${host}`).join("");
  if (scripts === "none") return NOTHING;
  if (scripts === "embed") return EMBED;
  if (scripts === "worker") return `${NOTHING}; connect-src 'self'`;
  return [
    "default-src 'self'",
    `script-src ${scriptSources(scripts, isDev)}${isDev ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${hosts}`,
    "font-src 'self'",
    `connect-src 'self'${hosts}${isDev ? " ws:" : ""}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** The development server renders every page anew, with its own scripts: there is nothing cached to hash. */
function scriptSources(scripts: Exclude<ScriptPolicy, "worker" | "embed" | "none">, isDev: boolean): string {
  if (scripts === "any inline") return "'self' 'unsafe-inline'";
  if ("nonce" in scripts) return `'self' 'nonce-${scripts.nonce}' 'strict-dynamic'`;
  return ["'self'", ...(isDev ? ["'unsafe-inline'"] : scripts.hashes)].join(" ");
}
