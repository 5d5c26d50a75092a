import { type RefObject, useId } from "react";
import { type Checklist, countCompletedSteps } from "@/lib/client/creation-checklist";
import { ButtonLink } from "../ui/button-link";
import { classNames } from "../ui/class-names";
import { CreationStep } from "./creation-step";
import { ProgressWheel } from "./progress-wheel";

type Props = {
  checklist: Checklist;
  isDone: boolean;
  areStepsShown: boolean;
  onToggle: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Once done: the guide that was made. */
  createdGuideId: string | null;
};

/** The progress of a guide that is being created. Once done it is a bar above the list. */
export function CreationChecklist(props: Props) {
  const { checklist, isDone, areStepsShown, onToggle, heading, createdGuideId } = props;
  const id = useId();

  return (
    <div
      className={classNames(
        "grid items-center gap-18 lg:grid-cols-[minmax(0,720px)_1fr]",
        isDone
          ? "mb-8"
          : "content-start pb-6 max-lg:min-h-[calc(100dvh-24px-var(--masthead)-var(--spacing-tab-bar)-70px)] lg:pb-12",
      )}
    >
      <section aria-labelledby={id} className="rounded-card bg-raised px-5 py-5.5 shadow-float md:p-8">
        <header
          className={classNames(
            "grid items-center gap-4",
            isDone ? "grid-cols-[56px_1fr]" : "max-lg:grid-cols-[56px_1fr]",
          )}
        >
          <ProgressWheel checklist={checklist} className={classNames("size-14", !isDone && "lg:hidden")} />
          <div>
            <h2 id={id} ref={heading} tabIndex={-1} className="text-sheet leading-checklist outline-none">
              Guide Creation
            </h2>
            <p className="flex flex-wrap items-center gap-x-3.5 text-ui text-ink-soft tabular-nums">
              <span>
                {countCompletedSteps(checklist)}/{checklist.length} complete
              </span>
              <button
                type="button"
                aria-expanded={areStepsShown}
                aria-controls={`${id}-steps`}
                onClick={onToggle}
                className="min-h-11 font-semibold text-coral-ink hover:underline"
              >
                {areStepsShown ? "Hide steps" : "Show steps"}
              </button>
              {isDone && createdGuideId && (
                <ButtonLink href={`/guide/${encodeURIComponent(createdGuideId)}`} variant="primary">
                  Read it<span className="sr-only">: the new guide</span>
                </ButtonLink>
              )}
            </p>
          </div>
        </header>
        <ol id={`${id}-steps`} hidden={!areStepsShown} className="mt-4">
          {checklist.map((step) => (
            <CreationStep key={step.id} step={step} />
          ))}
        </ol>
        <p aria-live="polite" className="sr-only">
          {progressSentence(checklist)}
        </p>
      </section>
      {!isDone && <ProgressWheel checklist={checklist} className="hidden w-full max-w-110 lg:block" />}
    </div>
  );
}

/** One sentence for screen readers: the completed steps, and the latest detail of the active one. */
export function progressSentence(checklist: Checklist): string {
  const done = countCompletedSteps(checklist);
  const active = checklist.find(({ status }) => status === "active");
  if (!active) return done === checklist.length ? "Guide Creation: all steps complete." : "";
  const progress = active.progress ? `, ${active.progress.index} of ${active.progress.total}` : "";
  return `${done} of ${checklist.length} complete. ${active.label}${active.detail ? `: ${active.detail}` : ""}${progress}`;
}
