import type { SenderInfo } from "@/lib/contracts/message-inputs";

/** For previews and tests. */
export const SAMPLE_SENDER_INFO: SenderInfo = {
  appUrl: "https://kumquat.example",
  supportEmail: "hello@kumquat.example",
  postalAddress: "Kumquat, 1 Ferry Building, San Francisco, CA 94111",
};
