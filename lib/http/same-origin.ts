import { env } from "../env";
import { AppError } from "../errors";

/** A write must carry the bearer, which no other site has, or come from our own pages. */
export function requireSameOrigin(request: Request, appUrl = env().APP_URL): void {
  if (request.headers.get("authorization")?.toLowerCase().startsWith("bearer ")) return;
  const origin = request.headers.get("origin");
  const hasCookie = request.headers.has("cookie");
  if (origin === null && !hasCookie) return;
  if (origin === null || origin !== new URL(appUrl).origin) {
    throw new AppError("forbidden", "This request came from another site.");
  }
}
