import type { StreetPicture } from "@/lib/web/street-picture/street-picture";

/** In the colors of the map, light and dark by the page's tokens. */
const LABELS = {
  street: "fill-street-ink text-[8.5px] font-medium",
  area: "fill-ink text-[10px] font-bold",
  water: "fill-blue-ink font-display text-[10px] italic",
};

/** A street map inside of an SVG: areas, lines on their edges, and names. */
export function StreetDrawing({ streets }: { streets: StreetPicture }) {
  return (
    <>
      <path d={streets.campus} className="fill-campus" />
      <path d={streets.green} className="fill-park" />
      <path d={streets.water} className="fill-water" />
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path d={streets.rail} className="stroke-rail" strokeWidth="0.9" />
        <path d={streets.minor} className="stroke-street-edge" strokeWidth="0.9" />
        {/* Each drawn twice, first wider: named, so that its long path is in the page once. */}
        <defs>
          <path id="streets-middle" d={streets.middle} />
          <path id="streets-major" d={streets.major} />
          <path id="streets-highways" d={streets.highways} />
        </defs>
        <use href="#streets-middle" className="stroke-street-edge" strokeWidth="2.6" />
        <use href="#streets-major" className="stroke-street-edge" strokeWidth="3.4" />
        <use href="#streets-middle" className="stroke-street" strokeWidth="1.6" />
        <use href="#streets-major" className="stroke-street" strokeWidth="2.4" />
        <use href="#streets-highways" className="stroke-highway-edge" strokeWidth="3.4" />
        <use href="#streets-highways" className="stroke-highway" strokeWidth="2.4" />
      </g>
      {streets.labels.map(({ text, kind, x, y, angle }) => (
        <text
          key={`${text} ${x}`}
          transform={`translate(${x} ${y}) rotate(${angle})`}
          textAnchor="middle"
          dominantBaseline="central"
          strokeWidth="2.6"
          paintOrder="stroke"
          strokeLinejoin="round"
          className={`${kind === "water" ? "stroke-water" : "stroke-land"} ${LABELS[kind]}`}
        >
          {text}
        </text>
      ))}
    </>
  );
}
