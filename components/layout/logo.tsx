import { classNames } from "../ui/class-names";

/** A kumquat cut across: six segments, one of them bursting out, green as the leaf. */
const SEGMENTS = [
  "M3.81-2.20 12.52-17.11A21.2 21.2 0 0 1 21.08-2.29Z",
  "M3.81 2.20 21.08 2.29A21.2 21.2 0 0 1 12.52 17.11Z",
  "M0 4.40 8.56 19.40A21.2 21.2 0 0 1-8.56 19.40Z",
  "M-3.81 2.20-12.52 17.11A21.2 21.2 0 0 1-21.08 2.29Z",
  "M-3.81-2.20-21.08-2.29A21.2 21.2 0 0 1-12.52-17.11Z",
];

type LogoSize = 36 | 44 | 56;

const SIZES: Record<LogoSize, string> = { 36: "size-9", 44: "size-11", 56: "size-14" };

type Props = { size?: LogoSize; className?: string };

export function Logo({ size = 44, className }: Props) {
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true" className={classNames("flex-none", SIZES[size], className)}>
      <g transform="translate(24.5 31.5) rotate(38) scale(.9 1.1)" strokeWidth="2.6" strokeLinejoin="round">
        <path className="fill-interested stroke-interested" d="M0-11.60-8.56-26.60A21.2 21.2 0 0 1 8.56-26.60Z" />
        {SEGMENTS.map((segment) => (
          <path key={segment} className="fill-coral stroke-coral" d={segment} />
        ))}
      </g>
    </svg>
  );
}
