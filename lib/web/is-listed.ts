import { and, eq, or } from "drizzle-orm";
import { guides } from "@/db/schema";

/** What feeds, sitemap and search engines may list: the magazine's own guides and the featured ones, once public. */
export const isListed = and(
  eq(guides.isAdminOnly, false),
  or(eq(guides.isEmailGuide, true), eq(guides.isFeatured, true)),
);
