import { type Checklist, countCompletedSteps } from "@/lib/client/creation-checklist";

const SEGMENT_DEGREES = 72;

/** A slice of fruit that fills one segment per step. Text beside it has the same information. */
export function ProgressWheel({ checklist, className }: { checklist: Checklist; className?: string }) {
  const filled = countCompletedSteps(checklist);
  return (
    <svg viewBox="-28 -28 56 56" aria-hidden="true" className={className}>
      <circle r="27" className="fill-coral" />
      <circle r="23.8" className="fill-pith" />
      {checklist.map(({ id, status }, index) => (
        <path
          key={id}
          d={segment(index)}
          strokeWidth="3"
          strokeLinejoin="round"
          className="fill-segment stroke-segment transition-[fill,stroke] duration-240 ease-soft data-[fill=active]:fill-segment-active data-[fill=active]:stroke-segment-active data-[fill=full]:fill-coral data-[fill=full]:stroke-coral"
          data-fill={index < filled ? "full" : status}
        />
      ))}
    </svg>
  );
}

function segment(index: number): string {
  const start = -90 + index * SEGMENT_DEGREES;
  const [tip, from, to] = [point(5, start + 36), point(19.5, start + 8), point(19.5, start + 64)];
  return `M${tip}L${from}A19.5 19.5 0 0 1 ${to}Z`;
}

function point(radius: number, degrees: number): string {
  const radians = (degrees * Math.PI) / 180;
  return `${(radius * Math.cos(radians)).toFixed(2)} ${(radius * Math.sin(radians)).toFixed(2)}`;
}
