import { Skeleton } from "@/components/ui/skeleton";

const ROWS = ["a", "b", "c", "d", "e", "f", "g"];

export function ListSkeleton() {
  return (
    <div aria-hidden="true">
      {ROWS.map((key) => (
        <div key={key} className="room-row">
          <Skeleton className="size-7.5 rounded-pill" />
          <span>
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="mt-2 h-4 w-2/5" />
          </span>
        </div>
      ))}
    </div>
  );
}
