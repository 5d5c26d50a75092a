import { GenerateThemesInput } from "@/lib/contracts/theme";
import { noContent } from "@/lib/http/response";
import { route } from "@/lib/http/route";
import { sseResponse } from "@/lib/http/sse";
import { findActiveGenerationId } from "@/lib/themes/generation/find";
import { generationKey } from "@/lib/themes/generation/generation-key";
import { requestGeneration } from "@/lib/themes/generation/request";
import { streamEvents } from "@/lib/themes/stream-events";

/** Seconds, for hosts that limit them: the stream only follows the work, which goes on without it. */
export const maxDuration = 300;

export const GET = route({ access: "admin" }, async ({ ctx, request }) => {
  const id = await findActiveGenerationId(ctx);
  if (!id) return noContent();
  return sseResponse(request, (send, signal) => streamEvents({ ...ctx, signal }, generationKey(id), send));
});

export const POST = route({ access: "admin", body: GenerateThemesInput }, async ({ ctx, body, request }) => {
  const id = await requestGeneration(ctx, body);
  return sseResponse(request, (send, signal) => streamEvents({ ...ctx, signal }, generationKey(id), send));
});
