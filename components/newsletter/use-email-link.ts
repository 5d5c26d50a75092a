"use client";

import { useEffect, useState } from "react";
import { callEmailLink, type EmailLinkResponse, type EmailLinkResult } from "@/lib/client/call-email-link";
import { sameOriginPath } from "@/lib/client/same-origin-path";

type Options<S> = {
  read: (reply: Exclude<EmailLinkResult, { kind: "moved" }>) => S;
  /** Shown until an answer is there. */
  loading: S;
  /** The call waits for it. */
  isReady?: boolean;
  /** Whether the browser goes where an answer points, instead of showing it. */
  follows: (answer: EmailLinkResponse) => boolean;
};

/** Makes the call behind a message's link as soon as its page runs. `read` and `follows` must be stable. */
export function useEmailLink<S>(path: string, { read, loading, isReady = true, follows }: Options<S>): S {
  const [state, setState] = useState(loading);

  useEffect(() => {
    if (!isReady) return;
    const given = new AbortController();
    const call = () => callEmailLink(path, { signal: given.signal });
    // A moment later: an effect that React takes back at once has then sent nothing, which could confirm only once.
    const answered = Promise.resolve().then(call);
    answered.then((reply) => {
      if (reply === null || given.signal.aborted) return;
      const to = redirectTarget(reply, follows);
      if (to !== null) window.location.replace(to);
      else if (reply.kind !== "moved") setState(read(reply));
    });
    return () => given.abort();
  }, [path, isReady, read, follows]);

  return state;
}

function redirectTarget(reply: EmailLinkResult, follows: (answer: EmailLinkResponse) => boolean): string | null {
  if (reply.kind === "moved") return reply.to;
  return reply.kind === "response" && follows(reply.response)
    ? sameOriginPath(reply.response.redirect, window.location.origin)
    : null;
}
