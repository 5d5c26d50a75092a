import { bearerToken } from "@/lib/auth/bearer";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";

const isReadRequest = ({ method }: Request) => method === "GET" || method === "HEAD";

/**
 * The headers of a request that can be trusted. A write without a bearer, which no other site has, must prove by its
 * Origin that it comes from our own pages; without an Origin its cookie is dropped, as if nobody were signed in.
 * @throws AppError forbidden for a write from another site
 */
export function trustedHeaders(request: Request, appUrl = env().APP_URL): Headers {
  const { headers } = request;
  if (isReadRequest(request) || bearerToken(headers) !== null) return headers;
  const origin = headers.get("origin");
  if (origin !== null && isOwnOrigin(origin, headers.get("host"), new URL(appUrl))) return headers;
  if (origin !== null) throw crossSiteError();
  const without = new Headers(headers);
  without.delete("cookie");
  return without;
}

/** Whether the request came with a cookie that was dropped. */
export const hasDroppedCookie = (request: Request, believed = trustedHeaders(request)): boolean =>
  request.headers.has("cookie") && !believed.has("cookie");

export const crossSiteError = () => new AppError("forbidden", "This request came from another site.");

/** Our origin is APP_URL, and the host that the browser requested, in APP_URL's scheme: 127.0.0.1 beside localhost. */
function isOwnOrigin(origin: string, host: string | null, app: URL): boolean {
  if (origin === app.origin) return true;
  return host !== null && URL.canParse(origin) && origin === `${app.protocol}//${host.toLowerCase()}`;
}
