import { eventStream } from "@/lib/http/event-stream";
import { route } from "@/lib/http/route";
import { follow } from "@/lib/themes/follow";
import { ThemeParams } from "@/lib/themes/params";
import { requestReimagining } from "@/lib/themes/reimagining/request";
import { workKey } from "@/lib/themes/theme-work";

export const POST = route({ access: "admin", params: ThemeParams }, async ({ ctx, params, request }) => {
  // Whether it may be is told by the status, so it is settled before the stream opens.
  const workId = await requestReimagining(ctx, params.id);
  return eventStream(request, (send, signal) => follow({ ...ctx, signal }, workKey(workId), send));
});
