import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";

export type MapProblem = { message: string; retry?: () => void; dismiss?: () => void };

type Props = {
  /** Null when nothing is loading. */
  loading: string | null;
  problems: readonly MapProblem[];
  /** A button that acts on the map, below them. */
  children: ReactNode;
};

/** What is loading and what failed, over the map, with a button to retry or close. */
export function MapNotices({ loading, problems, children }: Props) {
  return (
    <div className="pointer-events-none z-6 col-start-1 row-start-2 grid content-start justify-items-center gap-2 px-4 pt-2.5 max-lg:group-data-list-on-top/screen:-mb-2.5 max-lg:with-notices-on-top:with-notices:pt-18.5 with-notices-over-search:with-notices:pt-2.5 lg:col-start-2 lg:row-span-full lg:self-start lg:pt-5">
      <div role="status" className="empty:absolute">
        {loading && (
          <p className="inline-flex items-center gap-2.5 rounded-pill bg-raised px-4.5 py-2.5 text-ui leading-body font-semibold text-ink-soft shadow-float">
            <Spinner size={18} />
            {loading}
          </p>
        )}
      </div>
      {problems.map(({ message, retry, dismiss }) => (
        <Notice
          key={message}
          tone="error"
          className="pointer-events-auto w-full max-w-140 shadow-float"
          action={
            <Button variant="quiet" isSmall onClick={retry ?? dismiss}>
              {retry ? "Try again" : "Close"}
            </Button>
          }
        >
          {message}
        </Notice>
      ))}
      {children}
    </div>
  );
}
