import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";

type Tone = "error" | "good" | "info";

const ICONS: Record<Tone, IconName> = { error: "alert", good: "check", info: "info" };

const TONES: Record<Tone, string> = {
  error: "bg-coral-wash text-coral-ink",
  good: "bg-green-wash text-green-ink",
  info: "bg-blue-wash text-blue-ink",
};

type Props = { tone: Tone; children: ReactNode; action?: ReactNode; className?: string };

/** One sentence about what just happened. Errors interrupt a screen reader, others wait. */
export function Notice({ tone, children, action, className }: Props) {
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={classNames(
        "flex flex-wrap items-center gap-3 rounded-field px-4.5 py-3.5 text-ui font-firm",
        TONES[tone],
        className,
      )}
    >
      <Icon name={ICONS[tone]} />
      <div className="min-w-0 flex-1 basis-48">{children}</div>
      {action}
    </div>
  );
}
