import type { IncomingMessage, ServerResponse } from "node:http";
import { isUnstorableAddress } from "../lib/http/unstorable.ts";

/**
 * Refuses what could be read in two ways: a request for two hosts, for none, or for one that can't be, and the address
 * of a page that names text no database can hold. Calls say that of their own inputs. True when the request is answered.
 */
export function refuseUnreadable(request: IncomingMessage, response: ServerResponse): boolean {
  const error = hostFault(request) ?? addressFault(request.url ?? "/");
  if (error === null) return false;
  response.writeHead(400, { "content-type": "application/json", connection: "close" });
  response.end(JSON.stringify({ error }));
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

const addressFault = (address: string): string | null =>
  !/^\/api(\/|\?|$)/.test(address) && isUnstorableAddress(address)
    ? "This address holds a character that no text can have."
    : null;
