import type { IncomingMessage, ServerResponse } from "node:http";
import { isUnstorableUrl } from "../lib/http/storable-text.ts";

const CALL = /^\/api(\/|\?|$)/;
const HALF_A_PAIR = /%ED%[AB][0-9A-F]/i;
/** These answer a status and a sentence at every status code (lib/web/email-response.ts). */
const EMAIL_CALL = /^\/api\/email\/(?:confirm|unsubscribe|restaurant-status)\//;

/**
 * Refuses what could be read in two ways: a request for two hosts, for none, or for one that can't be, and an address
 * that names text no database can hold. Calls say that of their own inputs once it is known who asks, but for those
 * that anybody may ask by a link, and half a surrogate pair in a query: Next puts other text in its place before a route
 * sees it. True when the request is answered.
 */
export function refuseUnreadable(request: IncomingMessage, response: ServerResponse): boolean {
  const fault = hostFault(request);
  const error = fault ?? addressFault(request.url ?? "/");
  if (error === null) return false;
  // Whoever is unclear about the host may be two clients behind one connection.
  response.writeHead(400, { "content-type": "application/json", ...(fault !== null && { connection: "close" }) });
  response.end(JSON.stringify(EMAIL_CALL.test(request.url ?? "/") ? { status: "error", message: error } : { error }));
  return true;
}

function hostFault({ rawHeaders, headers, httpVersion }: IncomingMessage): string | null {
  const named = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;
  if (named > 1) return "This request names more than one host.";
  const { host } = headers;
  if (host === undefined) return httpVersion === "1.0" ? null : "This request names no host.";
  return /^[\w.~-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host) && URL.canParse(`http://${host}`)
    ? null
    : "The host of this request is none.";
}

function addressFault(address: string): string | null {
  const [, query = ""] = address.split("?", 2);
  const isLeftToRoute = CALL.test(address) && !EMAIL_CALL.test(address);
  const isFaulty = isLeftToRoute ? HALF_A_PAIR.test(query) : isUnstorableUrl(address);
  return isFaulty ? "The address holds a character that no text can have." : null;
}
