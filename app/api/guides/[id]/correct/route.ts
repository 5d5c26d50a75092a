import { z } from "zod";
import { PromptCorrection } from "@/lib/contracts/reading";
import { IdParam } from "@/lib/core/id-param";
import { acquireCreationSlot, createGuide } from "@/lib/guides/create";
import { prepareCorrection } from "@/lib/guides/prepare-correction";
import { route } from "@/lib/http/route";
import { sseResponse } from "@/lib/http/sse";
import { countFound } from "@/lib/web/count-found";

/** Seconds, for hosts that limit them: a guide may take two minutes (lib/guides/create.ts). */
export const maxDuration = 300;

export const POST = route(
  { access: "user", params: z.object({ id: IdParam }), body: PromptCorrection },
  async ({ ctx, params, body, request }) => {
    // A refusal is reported by the status, so the request is checked before the stream opens.
    const { input, options } = await prepareCorrection(ctx, params.id, body);
    const releaseSlot = await acquireCreationSlot(ctx);
    return sseResponse(request, async (send, signal) => {
      const listeners = { onProgress: (event: unknown) => send("progress", event) };
      const guide = await createGuide({ ...ctx, signal }, input, { ...options, listeners, releaseSlot, countFound });
      return { event: "complete", data: { guide } };
    });
  },
);
