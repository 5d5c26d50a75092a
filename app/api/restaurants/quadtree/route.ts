import { personalAnswer } from "@/lib/http/personal-answer";
import { route } from "@/lib/http/route";
import { listQuadtree } from "@/lib/restaurants/list-quadtree";

export const GET = route({ access: "admin" }, async ({ ctx, request }) =>
  personalAnswer(request, { nodes: await listQuadtree(ctx) }),
);
