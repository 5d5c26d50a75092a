import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import type { ThemeTask } from "@/lib/client/themes/task-state";
import type { AttemptFailure } from "./use-attempt";

/** What is being done for a theme. It stands there empty before, so that a screen reader hears it fill. */
export function TaskLine({ work }: { work: ThemeTask | undefined }) {
  const isBad = work?.phase === "error";
  return (
    <>
      <div role="status">
        {work && !isBad && (
          <p
            className={classNames(
              "flex items-center gap-2.5 text-ui font-firm",
              work.phase === "complete" ? "text-green-ink" : "text-purple-ink",
            )}
          >
            {work.phase === "complete" ? <Icon name="check" /> : <Spinner />}
            {work.message}
          </p>
        )}
      </div>
      <div>{isBad && <FailureLine message={work.message} detail={work.detail ?? ""} />}</div>
    </>
  );
}

/** What did not work: the screen's sentence, then the server's. */
export function FailureLine({ message, detail }: AttemptFailure) {
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
