import { Notice } from "../ui/notice";

/** The greeting by the URL: ?confirmed=true, ?confirmed=already, or neither. */
export const GREETINGS = ["welcome", "confirmed", "already"] as const;
export type Greeting = (typeof GREETINGS)[number];

export function GreetingBanner({ greeting }: { greeting: Greeting }) {
  if (greeting === "welcome") return null;
  return (
    <div className="page pt-4">
      {greeting === "confirmed" ? (
        <Notice tone="good">Subscription confirmed! You'll receive your first guide this Thursday.</Notice>
      ) : (
        <Notice tone="info">You're already subscribed to our weekly guides!</Notice>
      )}
    </div>
  );
}
