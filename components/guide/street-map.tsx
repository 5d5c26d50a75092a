import type { ReactNode } from "react";
import type { GuideMap } from "@/lib/web/guide-map";

/** In the colors of the map, light and dark by the page's tokens. */
const LABELS = {
  street: "fill-street-ink text-[8.5px] font-medium",
  area: "fill-ink text-[10px] font-bold",
  water: "fill-blue-ink font-display text-[10px] italic",
};

type Props = { map: Pick<GuideMap, "width" | "height" | "streets" | "labels">; children: ReactNode };

/**
 * A small map: its streets are a picture, which is fetched once it is about to be seen, and over it lie their names and
 * the pins in `children`, in the map's pixels. Whatever it shows is told beside it too.
 */
export const StreetMap = ({ map: { width, height, streets, labels }, children }: Props) => (
  <div className="relative overflow-hidden rounded-art bg-land">
    <img src={streets} alt="" width={width} height={height} loading="lazy" decoding="async" className="w-full" />
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
      {labels.map(({ text, kind, x, y, angle }) => (
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
      {children}
    </svg>
  </div>
);
