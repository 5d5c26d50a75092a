import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";

export type MapProblem = { message: string; retry?: () => void; dismiss?: () => void };

type Props = {
  /** Null when nothing is loading. */
  loading: string | null;
  problems: readonly MapProblem[];
};

/** What is loading and what failed, over the map, with a button to retry or close. */
export function MapNotices({ loading, problems }: Props) {
  return (
    <div className="room-notices">
      <div role="status">
        {loading && (
          <p className="room-loading">
            <Spinner size={18} />
            {loading}
          </p>
        )}
      </div>
      {problems.map(({ message, retry, dismiss }) => (
        <Notice
          key={message}
          tone="error"
          className="shadow-float"
          action={
            <Button variant="quiet" isSmall onClick={retry ?? dismiss}>
              {retry ? "Try again" : "Close"}
            </Button>
          }
        >
          {message}
        </Notice>
      ))}
    </div>
  );
}
