import { etagOf, isKnown } from "./etag";

type Kind = {
  type: string;
  maxAgeSeconds: number;
  /** The address changes whenever the content does. */
  isImmutable?: boolean;
};

/** An answer that is the same for everybody: caches may keep it, and whoever has it already is told so. */
export function publicAnswer(
  request: Request,
  body: string | Uint8Array<ArrayBuffer>,
  { type, maxAgeSeconds, isImmutable = false }: Kind,
): Response {
  const etag = etagOf(body);
  const headers = {
    etag,
    "cache-control": `public, max-age=${maxAgeSeconds}${isImmutable ? ", immutable" : ""}`,
  };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "content-type": type } });
}
