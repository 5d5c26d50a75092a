import { z } from "zod";
import { RerunInput } from "@/lib/contracts/guide-run";
import { IdParam } from "@/lib/core/id-param";
import { acquireCreationSlot } from "@/lib/guides/create";
import { prepareRerun } from "@/lib/guides/debug/prepare-rerun";
import { executeRerun } from "@/lib/guides/debug/rerun";
import { route } from "@/lib/http/route";
import { sseResponse } from "@/lib/http/sse";

/** Seconds, for hosts that limit them: a guide may take two minutes (lib/guides/create.ts). */
export const maxDuration = 300;

export const POST = route(
  { access: "admin", params: z.object({ id: IdParam }), body: RerunInput },
  async ({ ctx, params, body, request }) => {
    // A refusal is reported by the status, so the request is checked before the stream opens.
    const replay = await prepareRerun(ctx, params.id, body);
    const admission = await acquireCreationSlot(ctx);
    return sseResponse(request, async (send, signal) => {
      const listeners = { onStage: (event: unknown) => send("progress", event) };
      return {
        event: "complete",
        data: {
          guide: await executeRerun({ ...ctx, signal }, replay, { listeners, releaseSlot: admission }),
        },
      };
    });
  },
);
