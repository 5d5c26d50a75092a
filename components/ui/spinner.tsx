import { Icon } from "./icon";

/** A spinner. Text beside it says what is going on. */
export function Spinner({ size = 20 }: { size?: number }) {
  return <Icon name="busy" size={size} className="animate-spin" />;
}

/** A spinner with space around it, for a screen or panel that is loading. */
export function SpinnerPanel({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-80 place-items-center content-center gap-4 text-ink-soft">
      <Spinner size={36} />
      <p className="font-display text-card italic">{label}</p>
    </div>
  );
}
