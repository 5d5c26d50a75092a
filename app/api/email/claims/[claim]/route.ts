import { z } from "zod";
import { LinkTokenParam } from "@/lib/contracts/link-token";
import { route } from "@/lib/http/route";
import { describeClaim } from "@/lib/newsletter/describe-claim";
import { linkAccount } from "@/lib/newsletter/link-account";

const Params = z.object({ claim: LinkTokenParam });

export const GET = route({ access: "user", params: Params }, async ({ ctx, params }) => ({
  claim: await describeClaim(ctx, params.claim),
}));

export const POST = route({ access: "user", params: Params }, async ({ ctx, params }) => ({
  applied: await linkAccount(ctx, params.claim),
}));
