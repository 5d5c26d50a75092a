import { and, eq, or } from "drizzle-orm";
import { guides } from "@/db/schema";

/** What feeds, sitemap and search engines may list: public guides of the magazine's own, and featured ones. */
export const isListed = and(
  eq(guides.isAdminOnly, false),
  or(eq(guides.isEmailGuide, true), eq(guides.isFeatured, true)),
);
