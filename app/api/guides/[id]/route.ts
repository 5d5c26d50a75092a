import { z } from "zod";
import { getGuide } from "@/lib/guides/get";
import { removeGuide } from "@/lib/guides/remove";
import { noContent } from "@/lib/http/answers";
import { IdParam } from "@/lib/http/params";
import { refreshPublicPages } from "@/lib/http/public-cache";
import { route } from "@/lib/http/route";

const Params = z.object({ id: IdParam });

export const GET = route({ access: "user", params: Params }, async ({ ctx, params }) => ({
  guide: await getGuide(ctx, params.id),
}));

export const DELETE = route({ access: "admin", params: Params }, async ({ ctx, params }) => {
  await removeGuide(ctx, params.id);
  refreshPublicPages(params.id);
  return noContent();
});
