import type { Metadata } from "next";
import { pageTitle } from "@/lib/core/brand";
import { findPageUser } from "./page-session";

/** For whoever may not enter a page of administrators, the tab tells what they see: that access is denied. */
export async function adminMetadata(title: string): Promise<Metadata> {
  const user = await findPageUser();
  return { title: pageTitle(user && !user.isAdmin ? "Access Denied" : title) };
}
