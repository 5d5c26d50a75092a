import { restaurants } from "@/db/schema";
import type { Ctx, SessionUser } from "../context";
import { AppError } from "../errors";
import { buildQuadtree, nodesOf } from "../geo/quadtree";
import type { QuadtreeNode } from "./contract";

/** The spatial index over all restaurants, node by node from the root. Administrators only. */
export async function listQuadtree({ db, user }: Ctx & { user: SessionUser }): Promise<QuadtreeNode[]> {
  if (!user.isAdmin) throw new AppError("forbidden", "Only administrators may do this.");
  const points = await db.select({ lat: restaurants.latitude, lng: restaurants.longitude }).from(restaurants);
  if (points.length === 0) return [];
  return [...nodesOf(buildQuadtree(points))].map(({ name, lat, lng, depth, radius }) => ({
    name,
    lat,
    lng,
    depth,
    radius,
  }));
}
