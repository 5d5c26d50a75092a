import { z } from "zod";
import { admitCreation } from "@/lib/guides/create";
import { RunAgainInput } from "@/lib/guides/debug/contract";
import { readyAgain } from "@/lib/guides/debug/ready-again";
import { runAgain } from "@/lib/guides/debug/run-again";
import { eventStream } from "@/lib/http/event-stream";
import { IdParam } from "@/lib/http/params";
import { route } from "@/lib/http/route";

export const POST = route(
  { access: "admin", params: z.object({ id: IdParam }), body: RunAgainInput },
  async ({ ctx, params, body, request }) => {
    // What does not hold is told by the status, so it is looked at before the stream opens.
    const replay = await readyAgain(ctx, params.id, body);
    const admission = await admitCreation(ctx);
    return eventStream(request, async (send, signal) => {
      const tell = { debug: (event: unknown) => send("progress", event) };
      return { event: "complete", data: { guide: await runAgain({ ...ctx, signal }, replay, { tell, admission }) } };
    });
  },
);
