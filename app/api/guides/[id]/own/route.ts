import { z } from "zod";
import { ChangeOwnGuideInput } from "@/lib/contracts/own-guide";
import { IdParam } from "@/lib/core/id-param";
import { changeOwnGuide } from "@/lib/guides/own/change";
import { removeOwnGuide } from "@/lib/guides/own/remove";
import { noContent } from "@/lib/http/response";
import { route } from "@/lib/http/route";
import { revalidateGuide } from "@/lib/web/revalidate";

const Params = z.object({ id: IdParam });

export const PUT = route(
  { access: "user", params: Params, body: ChangeOwnGuideInput },
  async ({ ctx, params, body }) => {
    const guide = await changeOwnGuide(ctx, params.id, body);
    revalidateGuide(params.id);
    return { guide };
  },
);

export const DELETE = route({ access: "user", params: Params }, async ({ ctx, params }) => {
  await removeOwnGuide(ctx, params.id);
  revalidateGuide(params.id);
  return noContent();
});
