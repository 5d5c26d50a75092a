import { env } from "../env";
import { AppError } from "../errors";
import { bearerToken } from "./bearer";

const isRead = ({ method }: Request) => method === "GET" || method === "HEAD";

/**
 * What may be believed of who is asking. A write without a bearer, which no other site has, says by its Origin that it
 * comes from our own pages; where it says nothing, its cookie is left out, as if nobody were signed in.
 * @throws AppError forbidden for a write from another site
 */
export function believedHeaders(request: Request, appUrl = env().APP_URL): Headers {
  const { headers } = request;
  if (isRead(request) || bearerToken(headers) !== null) return headers;
  const origin = headers.get("origin");
  if (origin !== null && isOurs(origin, headers.get("host"), new URL(appUrl))) return headers;
  if (origin !== null) throw fromElsewhere();
  const without = new Headers(headers);
  without.delete("cookie");
  return without;
}

/** Whether the request came with a cookie that was left out. */
export const hasUnbelievedCookie = (request: Request, believed = believedHeaders(request)): boolean =>
  request.headers.has("cookie") && !believed.has("cookie");

export const fromElsewhere = () => new AppError("forbidden", "This request came from another site.");

/** Ours is APP_URL, and the host that the browser itself asked, in APP_URL's scheme: 127.0.0.1 beside localhost. */
function isOurs(origin: string, host: string | null, app: URL): boolean {
  if (origin === app.origin) return true;
  return host !== null && URL.canParse(origin) && origin === `${app.protocol}//${host.toLowerCase()}`;
}
