import { messageLinks } from "../links/message-links";

/** RFC 8058: mail programs show their own button, and one POST to this URL ends the subscription. */
export const listUnsubscribeHeaders = (appUrl: string, unsubscribeToken: string): Record<string, string> => ({
  "List-Unsubscribe": `<${messageLinks.oneClickUnsubscribe(appUrl, unsubscribeToken)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
