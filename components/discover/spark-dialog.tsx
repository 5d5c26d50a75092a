"use client";

import { type FormEvent, type KeyboardEvent, useCallback, useState } from "react";
import { CreateGuideInput, PROMPT_LENGTH_MAX } from "@/lib/contracts/guide";
import type { TooFewPlaces, WishChange } from "@/lib/contracts/too-few-places";
import { theCity } from "@/lib/core/cities";
import { Cover } from "../cover/cover";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Textarea } from "../ui/field";
import { Notice } from "../ui/notice";
import { NO_PROBLEMS, useFormProblems } from "../ui/use-form-problems";
import { CreationAllowance } from "./creation-allowance";
import { TooFewResult } from "./too-few-result";
import { useExamplePrompt } from "./use-example-prompt";

const PLACEHOLDER = "A rainy Tuesday with my sister: noodles, somewhere we can talk, nothing fancy, near BART";
/** From this length on, a counter shows how much is left. */
const COUNTER_SHOWN_FROM = PROMPT_LENGTH_MAX - 100;

const formatCount = (n: number) => n.toLocaleString("en");

type Props = {
  city: string;
  isWrittenByModel: boolean;
  isOpen: boolean;
  isCreating: boolean;
  error: string | null;
  /** Its wish is one that was left unfinished. */
  isLeft: boolean;
  tooFew: TooFewPlaces | null;
  prompt: string;
  onPrompt: (prompt: string) => void;
  onCreate: (prompt: string) => void;
  onChangeWish: (wish: WishChange["wish"]) => void;
  onClose: () => void;
};

export function SparkDialog(props: Props) {
  const {
    city,
    isWrittenByModel,
    isOpen,
    isCreating,
    error,
    isLeft,
    tooFew,
    prompt,
    onPrompt,
    onCreate,
    onChangeWish,
    onClose,
  } = props;
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const { form, atField } = useFormProblems(problems, ["prompt"]);
  const write = useCallback(
    (text: string) => {
      setProblems(NO_PROBLEMS);
      onPrompt(text);
    },
    [onPrompt],
  );
  const example = useExamplePrompt(city, write);

  const create = () => {
    if (isCreating) return;
    const parsed = CreateGuideInput.shape.prompt.safeParse(prompt);
    const message = parsed.error?.issues[0]?.message ?? "";
    if (!parsed.success) return setProblems([{ field: "prompt", message }]);
    example.cancel();
    onCreate(parsed.data);
  };
  const close = () => {
    setProblems(NO_PROBLEMS);
    example.cancel();
    onClose();
  };
  const shown = error ?? example.error;

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      canClose={!isCreating}
      title="Spark a New Guide"
      art={<Cover id="spark-a-guide-4" cuisine="crate" city={city} />}
    >
      <form
        ref={form}
        noValidate
        className="grid gap-4 md:gap-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          create();
        }}
      >
        {tooFew ? (
          <TooFewResult tooFew={tooFew} onChangeWish={onChangeWish} />
        ) : (
          <p className="-mt-2 text-ui text-ink-soft md:-mt-3">
            Name a vibe, an occasion or a craving. We look through {theCity(city)} and write you a guide in{" "}
            {isWrittenByModel ? "about a minute" : "a few seconds"}.
          </p>
        )}
        {isLeft && !tooFew && !shown && (
          <Notice tone="info">We found no guide of your last wish. It is still here.</Notice>
        )}
        {shown && <Notice tone="error">{shown}</Notice>}
        {/* A refusal says it itself, and whatever has been asked for since is counted anew. */}
        {isOpen && !isCreating && !error && <CreationAllowance />}
        <Textarea
          label="What are you in the mood for?"
          name="prompt"
          data-initial-focus
          rows={4}
          value={prompt}
          disabled={isCreating}
          placeholder={PLACEHOLDER}
          error={atField.prompt}
          hint={
            prompt.length > COUNTER_SHOWN_FROM
              ? `${formatCount(prompt.length)} of ${formatCount(PROMPT_LENGTH_MAX)} characters`
              : undefined
          }
          onChange={(event) => {
            // What somebody types is theirs: no example comes over it.
            if (example.isThinking) example.cancel();
            write(event.target.value);
          }}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) create();
          }}
          labelAside={
            <Button
              variant="quiet"
              isSmall
              isBusy={example.isThinking}
              disabled={isCreating}
              onClick={example.request}
              padding="px-1"
              ink="text-coral-ink"
              className="-my-2"
            >
              {example.isThinking ? "Thinking..." : "Need inspiration?"}
            </Button>
          }
        />
        <p className="text-ui text-ink-soft">
          <strong className="font-semibold text-ink">All guides are public and visible to anyone.</strong> Creating
          guides is free during our soft launch, for a limited time.
        </p>
        <div className="flex items-center justify-end gap-2">
          <Button variant="quiet" disabled={isCreating} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isBusy={isCreating} className="max-md:flex-1">
            {isCreating ? "Creating..." : "Create"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
