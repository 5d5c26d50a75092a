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

type Props = {
  isGenerating: boolean;
  onGenerate: () => void;
  /** Where the filter leaves out every theme that there is. */
  onShowAll: (() => void) | null;
};

export function NoThemes({ isGenerating, onGenerate, onShowAll }: Props) {
  if (onShowAll) {
    return (
      <div className="grid justify-items-start gap-4 py-8">
        <p className="font-display text-h3 text-balance">No themes found for this filter.</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="solid" onClick={onShowAll}>
            Show all
          </Button>
          <Button variant="quiet" disabled={isGenerating} onClick={onGenerate}>
            Generate Your First 52 Weeks
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="mx-auto grid max-w-105 justify-items-center gap-4 pt-4 pb-12 text-center">
      <div className="art mb-2 aspect-3/2 w-full">
        <Cover id="fifty-two" cuisine="tea" city={THEME_CITY} />
      </div>
      <p className="font-display text-h3 text-balance">No themes found for this filter.</p>
      <p className="text-ink-soft text-balance">No week has a theme yet.</p>
      <Button variant="primary" disabled={isGenerating} onClick={onGenerate}>
        Generate Your First 52 Weeks
      </Button>
    </div>
  );
}
