import { Resend } from "resend";
import { mapAbortedWait } from "./aborted-wait";
import type { RateLimiter } from "./rate-limiter";

/** The vendor's client, whose requests leave when the limiter lets them: after they were written out, not before. */
export class RateLimitedResend extends Resend {
  constructor(
    apiKey: string,
    baseUrl: string | undefined,
    private readonly limiter: RateLimiter,
  ) {
    super(apiKey, { baseUrl });
  }

  override async fetchRequest<T>(path: string, options: { signal?: AbortSignal } = {}) {
    await mapAbortedWait(this.limiter.waitToSend(options.signal ?? NEVER_ABORTED));
    return super.fetchRequest<T>(path, options);
  }
}

const NEVER_ABORTED = new AbortController().signal;
