import { ALREADY_SUBSCRIBED } from "@/lib/contracts/subscription-messages";
import { Notice } from "../ui/notice";

/** The greeting by the URL: ?confirmed=true, ?confirmed=already, or neither. */
export const GREETINGS = ["welcome", "confirmed", "already"] as const;
type Greeting = (typeof GREETINGS)[number];

export function GreetingBanner({ greeting }: { greeting: Greeting }) {
  if (greeting === "welcome") return null;
  return (
    <div className="page pt-4">
      {greeting === "confirmed" ? (
        <Notice tone="good">Subscription confirmed! You'll receive your first guide this Thursday.</Notice>
      ) : (
        <Notice tone="info">{ALREADY_SUBSCRIBED}</Notice>
      )}
    </div>
  );
}
