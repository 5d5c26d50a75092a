import Link from "next/link";
import type { GuideSummary } from "@/lib/contracts/guide";
import { coverDrawing } from "@/lib/core/cover/shelf-covers";
import { guidePath } from "@/lib/web/public-paths";
import { GuideName } from "../guide/guide-name";
import { GuidePicture } from "../guide/guide-picture";

/** The newest guide, small and high up: whoever arrives sees what they would get. */
export function HeroGuide({ guide }: { guide: GuideSummary }) {
  const { id, name, city } = guide;
  return (
    <div className="group relative isolate mt-3 grid max-w-112 grid-cols-[88px_minmax(0,1fr)] items-center gap-4 max-[22.4rem]:grid-cols-[68px_minmax(0,1fr)] max-[22.4rem]:gap-3 rounded-card bg-raised p-3 shadow-float md:mt-4">
      <div className="art aspect-square">
        <GuidePicture guide={guide} drawing={coverDrawing(guide)} shape="square" isFirst />
      </div>
      <div className="min-w-0">
        <p className="text-small font-strong text-coral-ink">The latest guide, {city}</p>
        <p className="mt-1 line-clamp-6 font-display text-row leading-card font-heading wrap-anywhere">
          <Link
            href={guidePath(id)}
            prefetch={false}
            className="title-link group-hover:underline stretched-link after:rounded-card"
          >
            <GuideName name={name} subtitle="mt-0.5 text-ui leading-list" />
          </Link>
        </p>
      </div>
    </div>
  );
}
