import { privateJson } from "@/lib/http/private-response";
import { route } from "@/lib/http/route";
import { listQuadtree } from "@/lib/restaurants/list-quadtree";

export const GET = route({ access: "admin" }, async ({ ctx, request }) =>
  privateJson(request, { nodes: await listQuadtree(ctx) }),
);
