import { EditionParams } from "@/lib/contracts/edition";
import { listEditions } from "@/lib/editions/list";
import { pauseEdition } from "@/lib/editions/pause";
import { route } from "@/lib/http/route";

export const POST = route({ access: "admin", params: EditionParams }, async ({ ctx, params }) => {
  await pauseEdition(ctx, params.id);
  return { editions: await listEditions(ctx) };
});
