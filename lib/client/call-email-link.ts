import { z } from "zod";
import { errorMessageIn, parseBody } from "@/lib/client/api-error";
import { storedToken } from "@/lib/client/stored-session";
import { sameOriginPath } from "./same-origin-path";

/** The response of the email calls, read leniently: an invalid field counts as missing. */
const EmailLinkResponse = z.object({
  status: z.string().catch(""),
  message: z.string().min(1).optional().catch(undefined),
  redirect: z.string().optional().catch(undefined),
  restaurant: z.object({ name: z.string(), city: z.string() }).optional().catch(undefined),
  city: z.string().optional().catch(undefined),
  guideId: z.string().min(1).optional().catch(undefined),
  linkPath: z.string().optional().catch(undefined),
  username: z.string().optional().catch(undefined),
  requestedStatus: z.string().optional().catch(undefined),
  otherCities: z.array(z.string()).catch([]),
});
export type EmailLinkResponse = z.infer<typeof EmailLinkResponse>;

export type EmailLinkResult =
  | { kind: "response"; response: EmailLinkResponse }
  /** A redirect to a path of our own. */
  | { kind: "moved"; to: string }
  | { kind: "refused"; code: number; message: string | undefined }
  | { kind: "unreachable" };

type EmailLinkOptions = { signal?: AbortSignal; body?: object };

/** Makes the call of an email link; null when the caller aborted it. */
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

/** The message of a rejection is the server's message or text. */
export function parseEmailLinkResult(
  { ok, status: code }: Pick<Response, "ok" | "status">,
  text: string,
): EmailLinkResult {
  if (!ok) {
    const message = errorMessageIn(text, "");
    return { kind: "refused", code, message: message || undefined };
  }
  const { data } = EmailLinkResponse.safeParse(parseBody(text));
  return { kind: "response", response: data ?? EmailLinkResponse.parse({}) };
}
