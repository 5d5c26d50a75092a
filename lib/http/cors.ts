/** Any page may read the response, and nothing that comes with a cookie: without credentials it is the same for everybody. */
const ANY_ORIGIN = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "ETag, Retry-After",
} as const;

const PREFLIGHT = {
  ...ANY_ORIGIN,
  allow: "GET, HEAD, OPTIONS",
  "access-control-allow-methods": "GET, HEAD",
  "access-control-allow-headers": "*",
  "access-control-max-age": "86400",
} as const;

/** Lets the pages of every site read a response that is the same for everybody. */
export function allowAnyOrigin(response: Response): Response {
  for (const [name, value] of Object.entries(ANY_ORIGIN)) response.headers.set(name, value);
  return response;
}

/** The OPTIONS of a route that any site may read. */
export const preflight = (): Response => new Response(null, { status: 204, headers: PREFLIGHT });
