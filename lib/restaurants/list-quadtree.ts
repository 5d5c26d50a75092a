import { restaurants } from "@/db/schema";
import type { QuadtreeNode } from "@/lib/contracts/restaurant";
import { requireAdmin } from "@/lib/core/authorization";
import { buildQuadtree, type LatLng, type Quadtree, traverse } from "@/lib/core/geo/quadtree";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";

/** The spatial index over all restaurants, node by node from the root. Administrators only. */
export async function listQuadtree({ db, user }: Ctx & { user: SessionUser }): Promise<QuadtreeNode[]> {
  requireAdmin(user);
  const points = await db.select({ lat: restaurants.latitude, lng: restaurants.longitude }).from(restaurants);
  if (points.length === 0) return [];
  return [...traverse(buildQuadtree(points))].map(viewNode);
}

/** Rounded to a tenth of a meter; radii round up, so that they still cover the node. */
const viewNode = ({ name, lat, lng, depth, radius }: Quadtree<LatLng>): QuadtreeNode => ({
  name,
  lat: Number(lat.toFixed(6)),
  lng: Number(lng.toFixed(6)),
  depth,
  radius: Math.ceil(radius),
});
