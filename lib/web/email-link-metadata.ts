import type { Metadata } from "next";
import { pageTitle } from "@/lib/core/brand";

/** Of a page that a message's link leads to; null is the title where its link is used, expired or incomplete. */
export const emailLinkMetadata = (title: string | null): Metadata => ({
  title: pageTitle(title ?? "Link expired or invalid"),
  robots: { index: false, follow: false },
  referrer: "no-referrer",
});
