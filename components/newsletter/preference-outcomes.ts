import type { EmailLinkTone } from "./email-link-card";
import type { PreferenceState } from "./preference-state";

type Outcome = { tone: EmailLinkTone; title: string; line: string };

/** The title of each outcome of a preference link, and its line where the server has no message. */
export const PREFERENCE_OUTCOMES: Record<PreferenceState["phase"], Outcome> = {
  loading: { tone: "busy", title: "Updating your preference...", line: "This takes a moment." },
  saved: { tone: "good", title: "Preference updated", line: "It is on your map, and the next guides will know." },
  pendingAccount: {
    tone: "ask",
    title: "Almost there",
    line: "Create a free account, and what you said of this place is kept on your map.",
  },
  invalidLink: {
    tone: "warning",
    title: "Link expired or invalid",
    line: "This link is not one of ours, or has lost a few letters on its way. The ones in your latest email work.",
  },
  invalidStatus: {
    tone: "warning",
    title: "Unsupported status",
    line: "This link asks for something we don't know. Press one of the five in your newest email, or mark the place on its guide.",
  },
  invalidRestaurant: {
    tone: "warning",
    title: "Restaurant not found",
    line: "We couldn't find the restaurant of this link. It may have left our pages since.",
  },
  error: {
    tone: "error",
    title: "Something went wrong",
    line: "We couldn't keep your preference just now. Please try again.",
  },
};
