const SEGMENTS = [
  "M0-11.60-8.56-26.60A21.2 21.2 0 0 1 8.56-26.60Z",
  "M3.81-2.20 12.52-17.11A21.2 21.2 0 0 1 21.08-2.29Z",
  "M3.81 2.20 21.08 2.29A21.2 21.2 0 0 1 12.52 17.11Z",
  "M0 4.40 8.56 19.40A21.2 21.2 0 0 1-8.56 19.40Z",
  "M-3.81 2.20-12.52 17.11A21.2 21.2 0 0 1-21.08 2.29Z",
  "M-3.81-2.20-21.08-2.29A21.2 21.2 0 0 1-12.52-17.11Z",
];

/** The logo's burst in one ink: the mark of a spark. */
export function Slice({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true" className={className}>
      <g
        transform="translate(24.5 31.5) rotate(38) scale(.9 1.1)"
        strokeWidth="2.6"
        strokeLinejoin="round"
        className="fill-current stroke-current"
      >
        {SEGMENTS.map((segment) => (
          <path key={segment} d={segment} />
        ))}
      </g>
    </svg>
  );
}
