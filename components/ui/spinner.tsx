import { Icon } from "./icon";

/** The one thing that turns without being asked. Words beside it say what is going on. */
export function Spinner({ size = 20 }: { size?: number }) {
  return <Icon name="busy" size={size} className="animate-spin" />;
}

/** A spinner with room of its own, for a screen or panel that is on its way. */
export function SpinnerPanel({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-80 place-items-center content-center gap-4 text-ink-soft">
      <Spinner size={36} />
      <p className="font-display text-card italic">{label}</p>
    </div>
  );
}
