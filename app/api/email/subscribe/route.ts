import { route } from "@/lib/http/route";
import { SubscribeInput } from "@/lib/newsletter/contract";
import { subscribe } from "@/lib/newsletter/subscribe";

export const POST = route({ access: "public", body: SubscribeInput }, ({ ctx, body }) => subscribe(ctx, body));
