import { Resend } from "resend";
import { orCalledOff } from "./called-off";
import type { RateLimiter } from "./rate-limiter";

/** The vendor's client, whose requests leave when the limiter lets them: after they were written out, not before. */
export class PacedResend extends Resend {
  constructor(
    apiKey: string,
    baseUrl: string | undefined,
    private readonly limiter: RateLimiter,
  ) {
    super(apiKey, { baseUrl });
  }

  override async fetchRequest<T>(path: string, options: { signal?: AbortSignal } = {}) {
    await orCalledOff(this.limiter.begin(options.signal ?? NEVER));
    return super.fetchRequest<T>(path, options);
  }
}

const NEVER = new AbortController().signal;
