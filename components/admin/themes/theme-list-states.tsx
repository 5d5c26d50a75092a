import { Cover } from "@/components/cover/cover";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { THEME_CITY } from "@/lib/core/cities";
import { THEME_CARD, THEME_WHEN } from "./theme-card";

const PLACEHOLDERS = ["a", "b", "c", "d"];

export function LoadingThemes() {
  return (
    <div role="status">
      <p className="pt-5 font-display text-row text-ink-soft italic">Loading themes...</p>
      <div aria-hidden="true" className="mt-5">
        {PLACEHOLDERS.map((key) => (
          <div key={key} className={THEME_CARD}>
            <div className={THEME_WHEN}>
              <Skeleton className="h-16 w-24" />
              <Skeleton className="h-6 w-22" />
            </div>
            <div className="grid content-start gap-2.5">
              <Skeleton className="h-7 w-3/4" />
              <Skeleton className="h-11 w-full max-w-measure" />
              <Skeleton className="mt-1 h-10 w-1/2" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

type Props = { isGenerating: boolean; onGenerate: () => void };

export function NoThemes({ isGenerating, onGenerate }: Props) {
  return (
    <div className="mx-auto grid max-w-105 justify-items-center gap-4 pt-4 pb-12 text-center">
      <div className="art mb-2 aspect-3/2 w-full">
        <Cover id="fifty-two" cuisine="tea" city={THEME_CITY} />
      </div>
      <p className="font-display text-h3">No themes found for this filter.</p>
      <Button variant="primary" disabled={isGenerating} onClick={onGenerate}>
        Generate Your First 52 Weeks
      </Button>
    </div>
  );
}
