import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import type { ThemeTask } from "@/lib/client/themes/task-state";

/** The progress of a task. Its status element exists before, so that screen readers announce the text. */
export function TaskLine({ task }: { task: ThemeTask | undefined }) {
  const hasFailed = task?.phase === "error";
  return (
    <>
      <div role="status">
        {task && !hasFailed && (
          <p
            className={classNames(
              "flex items-center gap-2.5 text-ui font-firm",
              task.phase === "complete" ? "text-green-ink" : "text-purple-ink",
            )}
          >
            {task.phase === "complete" ? <Icon name="check" /> : <Spinner />}
            {task.message}
          </p>
        )}
      </div>
      <div>{hasFailed && <FailureLine message={task.message} detail={task.detail ?? ""} />}</div>
    </>
  );
}

type FailureLineProps = { message: string; detail: string };

/** What failed, then the server's own sentence where there is one. */
export function FailureLine({ message, detail }: FailureLineProps) {
  return (
    <div role="alert" className="flex items-start gap-2.5 text-ui font-firm text-coral-ink">
      <Icon name="alert" className="mt-px" />
      <div>
        <p>{message}</p>
        {detail && <p className="font-normal wrap-anywhere">{detail}</p>}
      </div>
    </div>
  );
}
