import { Cover } from "../cover/cover";

export function NoGuides() {
  return (
    <div className="grid items-center gap-6 pb-12 md:grid-cols-[300px_1fr]">
      <div className="art aspect-3/2">
        <Cover id="nothing-yet" cuisine="bakery" city="San Francisco" />
      </div>
      <p className="font-display text-card text-ink-soft italic">No guides available yet. Check back soon!</p>
    </div>
  );
}
