type EmailLinkRequest = { method: string; headers: Headers; nextUrl: { pathname: string; search: string } };

const EMAIL_LINK = /^\/api(?:(\/email\/(?:confirm|restaurant-status)(?:\/|$).*)|\/email(\/unsubscribe(?:\/|$).*))$/;

/**
 * What a message's link under /api comes to. Mail filters open links, so only a GET that names application/json is
 * the call; to everything else that reads, it is the page, which changes nothing by itself.
 */
export function resolveEmailLink({ method, headers, nextUrl }: EmailLinkRequest): { page: string } | "call" | "none" {
  const [, asked, unsubscribe] = EMAIL_LINK.exec(nextUrl.pathname) ?? [];
  const path = asked ?? unsubscribe;
  if (path === undefined) return "none";
  const isRead = method === "GET" || method === "HEAD";
  const isScript = asked !== undefined && method === "GET" && acceptsJson(headers.get("accept"));
  return !isRead || isScript ? "call" : { page: `${path}${nextUrl.search}` };
}

const acceptsJson = (accept: string | null): boolean => /(^|[\s,])application\/json(?=[\s,;]|$)/i.test(accept ?? "");
