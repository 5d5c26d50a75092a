import { Button } from "@/components/ui/button";
import { NOTHING_NEAR, SHOW_ALL } from "../list/nothing-near";
import type { Shown } from "./screen-state";

type Props = { shown: Shown; onSearch: () => void };

/** Over a map that shows the reader and none of their places: says so, and shows the others. */
export const NothingNear = ({ shown, onSearch }: Props) => (
  <div className="pointer-events-auto flex w-full max-w-140 flex-wrap items-center gap-x-4 gap-y-2.5 rounded-card bg-raised py-3 pr-3 pl-4.5 text-ui leading-note shadow-float">
    <p role="status" className="min-w-0 flex-1 basis-48">
      {NOTHING_NEAR[shown]}
    </p>
    <Button isSmall variant="primary" onClick={onSearch}>
      {shown === "search" ? "Search here" : SHOW_ALL}
    </Button>
  </div>
);
