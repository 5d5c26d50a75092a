import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon, type IconName } from "@/components/ui/icon";
import { formatProgress, type GenerationProgress, isGenerating } from "@/lib/client/themes/generation-state";

type Look = { tone: string; icon: IconName | null };
const LOOKS: Record<GenerationProgress["phase"], Look> = {
  starting: { tone: "bg-blue-wash text-blue-ink", icon: null },
  running: { tone: "bg-blue-wash text-blue-ink", icon: null },
  complete: { tone: "bg-green-wash text-green-ink", icon: "check" },
  error: { tone: "bg-coral-wash text-coral-ink", icon: "alert" },
  lost: { tone: "bg-yellow-wash text-yellow-ink", icon: "alert" },
};

/** A bar in the banner's own ink; each engine has a pseudo-element of its own for the filled part. */
const PROGRESS = classNames(
  "block h-1.5 w-full appearance-none overflow-hidden rounded-art bg-current/22",
  "[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-art [&::-webkit-progress-value]:bg-current",
  "[&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-240 [&::-webkit-progress-value]:ease-soft",
  "[&::-moz-progress-bar]:rounded-art [&::-moz-progress-bar]:bg-current",
);

type Props = { progress: GenerationProgress; onDismiss: () => void };

/** The progress of a run. Screen readers get `generationAnnouncement` instead of every tick. */
export function GenerationBanner({ progress, onDismiss }: Props) {
  const { phase, weeks, saved, skipped, message, error } = progress;
  const { tone, icon } = LOOKS[phase];
  const isRunning = isGenerating(progress);
  return (
    <section
      aria-label="Theme generation"
      className={classNames("grid gap-2.5 rounded-field px-5 py-4 text-ui font-firm", tone)}
    >
      <div className="flex flex-wrap items-center gap-2.5">
        {icon && <Icon name={icon} />}
        <p className="min-w-0 flex-1 basis-24 tabular-nums">{formatProgress(progress)}</p>
        {!isRunning && (
          <Button isSmall variant="quiet" onClick={onDismiss} ink="text-current" className="-my-2">
            Dismiss
          </Button>
        )}
      </div>
      {isRunning && (
        <progress
          className={PROGRESS}
          aria-label="Weeks planned"
          max={weeks}
          value={Math.min(saved + skipped, weeks)}
        />
      )}
      {isRunning && message && <p className="font-display text-body leading-snug font-normal italic">{message}</p>}
      {phase === "error" && error && <p className="-mt-1.5 pl-7.5 font-normal wrap-anywhere">{error}</p>}
    </section>
  );
}
