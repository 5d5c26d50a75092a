import { route } from "@/lib/http/route";
import { sseResponse } from "@/lib/http/sse";
import { requestReimagining } from "@/lib/themes/reimagining/request-reimagining";
import { streamEvents } from "@/lib/themes/stream-events";
import { ThemeParams } from "@/lib/themes/theme-params";
import { workKey } from "@/lib/themes/theme-work";

/** Seconds, for hosts that limit them: the stream only follows the work, which goes on without it. */
export const maxDuration = 300;

export const POST = route({ access: "admin", params: ThemeParams }, async ({ ctx, params, request }) => {
  // A refusal is reported by the status, so it is checked before the stream opens.
  const workId = await requestReimagining(ctx, params.id);
  return sseResponse(request, (send, signal) => streamEvents({ ...ctx, signal }, workKey(workId), send));
});
