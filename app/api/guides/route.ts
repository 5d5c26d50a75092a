import { z } from "zod";
import { CITIES } from "@/lib/cities";
import { CreateGuideInput } from "@/lib/guides/contract";
import { admitCreation, createGuide } from "@/lib/guides/create";
import { generateUnderGlass } from "@/lib/guides/debug/generate";
import { listGuides } from "@/lib/guides/list";
import { eventStream } from "@/lib/http/event-stream";
import { flag } from "@/lib/http/query";
import { route } from "@/lib/http/route";

const City = z.enum(CITIES, { error: "city must be one of our cities." });
const ListQuery = z.object({ city: City.optional(), includeAll: flag("includeAll") });

export const GET = route({ access: "user", adminFlag: "includeAll", query: ListQuery }, async ({ ctx, query }) => ({
  guides: await listGuides(ctx, query),
}));

const CreateQuery = z.object({ debug: flag("debug") });

export const POST = route(
  { access: "user", adminFlag: "debug", query: CreateQuery, body: CreateGuideInput },
  async ({ ctx, query, body, request }) => {
    const make = query.debug ? generateUnderGlass : createGuide;
    const wantsStream = request.headers.get("accept")?.includes("text/event-stream") ?? false;
    if (!wantsStream) return { guide: await make(ctx, body) };
    // A limit is told by the status, so it is looked at before the stream opens.
    const admission = await admitCreation(ctx);
    return eventStream(request, async (send, signal) => {
      const progress = (event: unknown) => send("progress", event);
      const tell = query.debug ? { debug: progress } : { user: progress };
      return { event: "complete", data: { guide: await make({ ...ctx, signal }, body, { tell, admission }) } };
    });
  },
);
