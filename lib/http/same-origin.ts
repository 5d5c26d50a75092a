import { env } from "../env";
import { AppError } from "../errors";
import { bearerToken } from "./bearer";

/**
 * A write must carry the bearer, which no other site has, or come from our own pages: with a cookie it must say so
 * by its Origin, and an Origin that is not ours is refused with or without one.
 */
export function requireSameOrigin(request: Request, appUrl = env().APP_URL): void {
  if (bearerToken(request.headers) !== null) return;
  const origin = request.headers.get("origin");
  if (origin === null && !request.headers.has("cookie")) return;
  if (origin === null || !isOurs(origin, request.headers.get("host"), new URL(appUrl))) {
    throw new AppError("forbidden", "This request came from another site.");
  }
}

/** Ours is APP_URL, and the host that the browser itself asked, in APP_URL's scheme: 127.0.0.1 beside localhost. */
function isOurs(origin: string, host: string | null, app: URL): boolean {
  if (origin === app.origin) return true;
  return host !== null && URL.canParse(origin) && origin === `${app.protocol}//${host.toLowerCase()}`;
}
