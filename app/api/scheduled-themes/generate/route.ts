import { noContent } from "@/lib/http/answers";
import { eventStream } from "@/lib/http/event-stream";
import { route } from "@/lib/http/route";
import { GenerateThemesInput } from "@/lib/themes/contract";
import { follow } from "@/lib/themes/follow";
import { findGeneration } from "@/lib/themes/generation/find";
import { generationKey } from "@/lib/themes/generation/generation-key";
import { requestGeneration } from "@/lib/themes/generation/request";

export const GET = route({ access: "admin" }, async ({ ctx, request }) => {
  const id = await findGeneration(ctx);
  if (!id) return noContent();
  return eventStream(request, (send, signal) => follow({ ...ctx, signal }, generationKey(id), send));
});

export const POST = route({ access: "admin", body: GenerateThemesInput }, async ({ ctx, body, request }) => {
  const id = await requestGeneration(ctx, body);
  return eventStream(request, (send, signal) => follow({ ...ctx, signal }, generationKey(id), send));
});
