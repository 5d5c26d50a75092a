import { z } from "zod";
import { errorMessageIn, parseBody } from "@/lib/client/api-error";
import { storedToken } from "@/lib/client/stored-session";
import { sameOriginPath } from "./same-origin-path";

/** What the email calls answer, read with patience: a field that isn't what it should be is not there. */
const EmailLinkResponse = z.object({
  status: z.string().catch(""),
  message: z.string().min(1).optional().catch(undefined),
  redirect: z.string().optional().catch(undefined),
  restaurant: z.object({ name: z.string(), city: z.string() }).optional().catch(undefined),
  requestedStatus: z.string().optional().catch(undefined),
  otherCities: z.array(z.string()).catch([]),
});
export type EmailLinkResponse = z.infer<typeof EmailLinkResponse>;

export type EmailLinkResult =
  | { kind: "answer"; response: EmailLinkResponse }
  /** The answer was to go elsewhere: a path of our own. */
  | { kind: "moved"; to: string }
  | { kind: "refused"; code: number; message: string | undefined }
  | { kind: "unreachable" };

type EmailLinkOptions = { signal?: AbortSignal; body?: object };

/** Makes the call behind a message's link; null for one that the caller gave up. */
export async function callEmailLink(
  path: string,
  { signal, body }: EmailLinkOptions = {},
): Promise<EmailLinkResult | null> {
  const token = storedToken();
  try {
    const response = await fetch(path, {
      method: body ? "POST" : "GET",
      headers: {
        accept: "application/json",
        ...(body && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
      credentials: "include",
      cache: "no-store",
      signal,
    });
    const movedTo = response.redirected ? sameOriginPath(response.url, window.location.origin) : null;
    if (movedTo !== null) return { kind: "moved", to: movedTo };
    return parseEmailLinkResult(response, await response.text());
  } catch {
    return signal?.aborted ? null : { kind: "unreachable" };
  }
}

/** A refusal's sentence is the server's message or text; a page of somebody's proxy is none. */
export function parseEmailLinkResult(
  { ok, status: code }: Pick<Response, "ok" | "status">,
  text: string,
): EmailLinkResult {
  if (!ok) {
    const said = errorMessageIn(text, "");
    return { kind: "refused", code, message: said === "" || said.startsWith("<") ? undefined : said };
  }
  const { data } = EmailLinkResponse.safeParse(parseBody(text));
  return { kind: "answer", response: data ?? EmailLinkResponse.parse({}) };
}
