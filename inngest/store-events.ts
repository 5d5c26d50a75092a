import { z } from "zod";
import { emitRaw } from "@/lib/jobs/queue/emit-raw";
import { runtime } from "@/lib/ports/runtime";

const SdkEvent = z.object({
  id: z.string().optional(),
  name: z.string(),
  data: z.record(z.string(), z.unknown()).optional(),
});
const SdkEvents = z.union([z.array(SdkEvent), SdkEvent.transform((event) => [event])]);

/**
 * Stands where the SDK would call Inngest's event API: what a function sends goes to the table that verbs write to.
 * The SDK's seed makes ids that a repeated call has again.
 */
export const storeEvents: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  if (!new URL(request.url).pathname.startsWith("/e/")) {
    return Response.json({ error: "The embedded runner has no such call." }, { status: 404 });
  }
  const seed = request.headers.get("x-inngest-event-id-seed") ?? crypto.randomUUID();
  const sent = SdkEvents.parse(await request.json());
  const ids = await emitRaw(
    runtime().db,
    sent.map((event, index) => ({ ...event, id: event.id ?? `${seed}:${index}` })),
  );
  return Response.json({ ids, status: 200 });
};
