import { EditionParams } from "@/lib/contracts/edition";
import { continueEdition } from "@/lib/editions/continue";
import { listEditions } from "@/lib/editions/list";
import { route } from "@/lib/http/route";

export const POST = route({ access: "admin", params: EditionParams }, async ({ ctx, params }) => {
  await continueEdition(ctx, params.id);
  return { editions: await listEditions(ctx) };
});
