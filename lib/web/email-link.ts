type EmailLinkRequest = { method: string; headers: Headers; nextUrl: { pathname: string; search: string } };

const EMAIL_LINK = /^\/api(?:(\/email\/(?:confirm|restaurant-status)(?:\/|$).*)|\/email(\/unsubscribe(?:\/|$).*))$/;

/**
 * What a message's link under /api resolves to. Mail filters open links, so only a GET that accepts application/json is
 * an API call; any other read gets the page, which changes nothing by itself.
 */
export function resolveEmailLink({ method, headers, nextUrl }: EmailLinkRequest): { page: string } | "call" | "none" {
  const [, readPath, unsubscribe] = EMAIL_LINK.exec(nextUrl.pathname) ?? [];
  const path = readPath ?? unsubscribe;
  if (path === undefined) return "none";
  const isRead = method === "GET" || method === "HEAD";
  const isScript = readPath !== undefined && method === "GET" && acceptsJson(headers.get("accept"));
  return !isRead || isScript ? "call" : { page: `${path}${nextUrl.search}` };
}

const acceptsJson = (accept: string | null): boolean => /(^|[\s,])application\/json(?=[\s,;]|$)/i.test(accept ?? "");
