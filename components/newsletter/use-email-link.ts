"use client";

import { useEffect, useState } from "react";
import { callEmailLink, type EmailLinkResponse, type EmailLinkResult } from "@/lib/client/call-email-link";
import { sameOriginPath } from "@/lib/client/same-origin-path";

type Options<S> = {
  read: (result: Exclude<EmailLinkResult, { kind: "moved" }>) => S;
  /** Shown until there is a response. */
  loading: S;
  /** The call waits for this. */
  isReady?: boolean;
  /** Whether the browser follows the redirect of a response instead of showing it. */
  follows: (response: EmailLinkResponse) => boolean;
};

/** Makes the call of an email link once its page is hydrated. `read` and `follows` must be stable. */
export function useEmailLink<S>(path: string, { read, loading, isReady = true, follows }: Options<S>): S {
  const [state, setState] = useState(loading);

  useEffect(() => {
    if (!isReady) return;
    const controller = new AbortController();
    const call = () => callEmailLink(path, { signal: controller.signal });
    // A microtask later: an effect that React cleans up at once has then sent nothing. A link confirms only once.
    const called = Promise.resolve().then(call);
    called.then((result) => {
      if (result === null || controller.signal.aborted) return;
      const to = redirectTarget(result, follows);
      if (to !== null) window.location.replace(to);
      else if (result.kind !== "moved") setState(read(result));
    });
    return () => controller.abort();
  }, [path, isReady, read, follows]);

  return state;
}

function redirectTarget(result: EmailLinkResult, follows: (response: EmailLinkResponse) => boolean): string | null {
  if (result.kind === "moved") return result.to;
  return result.kind === "response" && follows(result.response)
    ? sameOriginPath(result.response.redirect, window.location.origin)
    : null;
}
