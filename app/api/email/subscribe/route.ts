import { SubscribeInput } from "@/lib/contracts/subscriber";
import { route } from "@/lib/http/route";
import { subscribe } from "@/lib/newsletter/subscribe";

export const POST = route({ access: "public", body: SubscribeInput }, ({ ctx, body }) => subscribe(ctx, body));
