import { z } from "zod";
import { CreateGuideInput } from "@/lib/contracts/guide";
import { booleanParam, CityInput } from "@/lib/contracts/query-params";
import { acquireCreationSlot, createGuide } from "@/lib/guides/create";
import { generateDebugGuide } from "@/lib/guides/debug/generate-debug-guide";
import { listGuides } from "@/lib/guides/list";
import { route } from "@/lib/http/route";
import { sseResponse } from "@/lib/http/sse";
import { countFound } from "@/lib/web/count-found";

/** Seconds, for hosts that limit them: a guide may take two minutes (lib/guides/create.ts). */
export const maxDuration = 300;

const ListQuery = z.object({ city: CityInput.optional(), includeAll: booleanParam("includeAll") });

export const GET = route({ access: "user", adminFlag: "includeAll", query: ListQuery }, async ({ ctx, query }) => ({
  guides: await listGuides(ctx, query),
}));

const CreateQuery = z.object({ debug: booleanParam("debug") });

export const POST = route(
  { access: "user", adminFlag: "debug", query: CreateQuery, body: CreateGuideInput },
  async ({ ctx, query, body, request }) => {
    const make = query.debug ? generateDebugGuide : createGuide;
    const wantsStream = request.headers.get("accept")?.includes("text/event-stream") ?? false;
    if (!wantsStream) return { guide: await make(ctx, body, { countFound }) };
    // A refusal is reported by the status, so the limits are checked before the stream opens.
    const admission = await acquireCreationSlot(ctx);
    return sseResponse(request, async (send, signal) => {
      const progress = (event: unknown) => send("progress", event);
      const listeners = query.debug ? { onStage: progress } : { onProgress: progress };
      return {
        event: "complete",
        data: { guide: await make({ ...ctx, signal }, body, { listeners, releaseSlot: admission, countFound }) },
      };
    });
  },
);
