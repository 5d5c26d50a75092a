import { bearerToken } from "@/lib/auth/bearer";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";

const isReadRequest = ({ method }: Request) => method === "GET" || method === "HEAD";

/**
 * What may be believed of who is asking. A write without a bearer, which no other site has, says by its Origin that it
 * comes from our own pages; where it says nothing, its cookie is left out, as if nobody were signed in.
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

/** Whether the request came with a cookie that was left out. */
export const hasDroppedCookie = (request: Request, believed = trustedHeaders(request)): boolean =>
  request.headers.has("cookie") && !believed.has("cookie");

export const crossSiteError = () => new AppError("forbidden", "This request came from another site.");

/** Ours is APP_URL, and the host that the browser itself asked, in APP_URL's scheme: 127.0.0.1 beside localhost. */
function isOwnOrigin(origin: string, host: string | null, app: URL): boolean {
  if (origin === app.origin) return true;
  return host !== null && URL.canParse(origin) && origin === `${app.protocol}//${host.toLowerCase()}`;
}
