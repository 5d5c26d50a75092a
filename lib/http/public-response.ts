import { etagOf, matchesEtag } from "./etag";

type PublicResponseOptions = {
  contentType: string;
  maxAgeSeconds: number;
  /** The address changes whenever the content does. */
  isImmutable?: boolean;
};

/** A response that is the same for everybody: cacheable, and 304 where the client has it already. */
export function publicResponse(
  request: Request,
  body: string | Uint8Array<ArrayBuffer>,
  { contentType, maxAgeSeconds, isImmutable = false }: PublicResponseOptions,
): Response {
  const etag = etagOf(body);
  const headers = {
    etag,
    "cache-control": `public, max-age=${maxAgeSeconds}${isImmutable ? ", immutable" : ""}`,
  };
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "content-type": contentType } });
}
