const SEGMENTS = Array.from({ length: 9 }, (_, i) => i * 40 + 14);

const at = (r: number, degrees: number): string => {
  const a = (degrees * Math.PI) / 180;
  return `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
};

/** The picture of the landing page: a large slice cut off by the page, two whole kumquats and their leaves. */
export function HeroFruit({ className }: { className?: string }) {
  return (
    <svg viewBox="-500 -500 1000 1000" aria-hidden="true" className={className} overflow="visible">
      <circle r="480" className="fill-coral" />
      <circle r="438" className="fill-pith" />
      {SEGMENTS.map((from, i) => (
        <g key={from}>
          <path
            d={`M${at(92, from + 20)}L${at(382, from + 5)}A382 382 0 0 1 ${at(382, from + 35)}Z`}
            className="fill-coral stroke-coral"
            strokeWidth="34"
            strokeLinejoin="round"
          />
          {i % 2 === 1 && (
            <path
              transform={`translate(${at(205, from + 20)}) rotate(${from - 70}) scale(3)`}
              d="M0-10C5-4 6 1 4 5S-2 9-4 5-5-4 0-10Z"
              className="fill-pith"
            />
          )}
        </g>
      ))}
      <Leaf length={210} turn={120} />
      <Leaf length={190} turn={192} />
      <Fruit place="translate(-330 425) rotate(22)" size={112} />
      <Fruit place="translate(-150 470) rotate(-28)" size={84} />
    </svg>
  );
}

function Leaf({ length, turn }: { length: number; turn: number }) {
  const bulge = length * 0.44;
  return (
    <g transform={`translate(-330 330) rotate(${turn})`}>
      <path
        d={`M0 0Q${length * 0.42} ${-bulge} ${length} 0Q${length * 0.42} ${bulge} 0 0Z`}
        className="fill-interested"
      />
      <path d={`M0 0H${length * 0.78}`} className="stroke-paper" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}

function Fruit({ place, size }: { place: string; size: number }) {
  const shine = `M${-size * 0.5} ${size * 0.2}Q${-size * 0.52} ${-size * 0.42} ${-size * 0.14} ${-size * 0.7}`;
  return (
    <g transform={place}>
      <ellipse rx={size * 0.8} ry={size} className="fill-fruit" />
      <path d={shine} fill="none" className="stroke-pith" strokeWidth={size * 0.09} strokeLinecap="round" />
      <circle cy={-size * 0.93} r={size * 0.09} className="fill-stalk" />
    </g>
  );
}
