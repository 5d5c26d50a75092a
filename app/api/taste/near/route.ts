import { NearInput } from "@/lib/contracts/near";
import { route } from "@/lib/http/route";
import { listNear } from "@/lib/taste/list-near";

/** A POST, so that where a reader is stands in no address that a server logs. */
export const POST = route({ access: "user", body: NearInput }, async ({ ctx, body }) => ({
  places: await listNear(ctx, body),
}));
