import type { Letterhead } from "@/lib/newsletter/messages";

/** For previews and tests. */
export const SAMPLE_LETTERHEAD: Letterhead = {
  appUrl: "https://kumquat.example",
  supportEmail: "hello@kumquat.example",
  postalAddress: "Kumquat, 1 Ferry Building, San Francisco, CA 94111",
};
