"use client";

import { useEffect, useState } from "react";
import { callEmail, type EmailAnswer, type EmailReply } from "./email-call";
import { ownPath } from "./own-path";

type Options<S> = {
  read: (reply: Exclude<EmailReply, { kind: "moved" }>) => S;
  /** Shown until an answer is there. */
  loading: S;
  /** The call waits for it. */
  isReady?: boolean;
  /** Whether the browser goes where an answer points, instead of showing it. */
  follows: (answer: EmailAnswer) => boolean;
};

/** Makes the call behind a message's link as soon as its page runs. `read` and `follows` must be stable. */
export function useLetterCall<S>(path: string, { read, loading, isReady = true, follows }: Options<S>): S {
  const [state, setState] = useState(loading);

  useEffect(() => {
    if (!isReady) return;
    const given = new AbortController();
    const call = () => callEmail(path, { signal: given.signal });
    // A moment later: an effect that React takes back at once has then sent nothing, which could confirm only once.
    const answered = Promise.resolve().then(call);
    answered.then((reply) => {
      if (reply === null || given.signal.aborted) return;
      const to = targetOf(reply, follows);
      if (to !== null) window.location.replace(to);
      else if (reply.kind !== "moved") setState(read(reply));
    });
    return () => given.abort();
  }, [path, isReady, read, follows]);

  return state;
}

function targetOf(reply: EmailReply, follows: (answer: EmailAnswer) => boolean): string | null {
  if (reply.kind === "moved") return reply.to;
  return reply.kind === "answer" && follows(reply.answer)
    ? ownPath(reply.answer.redirect, window.location.origin)
    : null;
}
