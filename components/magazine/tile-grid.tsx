import { shelfCovers } from "@/lib/core/cover/shelf-covers";
import type { MagazineGuide } from "@/lib/magazine/load";
import { GuideTile } from "./guide-tile";

type Props = { guides: readonly MagazineGuide[]; asOf: string; level?: "h2" | "h3"; isFirst?: boolean };

/** Guides in four columns, on phones one below the other. */
export function TileGrid({ guides, asOf, level, isFirst }: Props) {
  const drawings = shelfCovers(guides.map(({ guide }) => guide));
  return (
    <ul className="grid gap-5 md:grid-cols-2 md:gap-x-7 md:gap-y-10 lg:grid-cols-4">
      {guides.map(({ guide }, index) => (
        <li key={guide.id}>
          <GuideTile
            guide={guide}
            drawing={drawings[index] ?? ""}
            asOf={asOf}
            level={level}
            isFirst={isFirst && index < 4}
          />
        </li>
      ))}
    </ul>
  );
}
