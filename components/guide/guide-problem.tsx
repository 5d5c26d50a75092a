import type { ReactNode } from "react";
import { Cover } from "../cover/cover";
import { ButtonLink } from "../ui/button-link";

type Props = { title: string; message: string; action?: ReactNode };

/** Shown instead of a guide: a picture, a sentence, and a link. */
export function GuideProblem({ title, message, action }: Props) {
  return (
    <div className="grid items-center gap-8 py-8 md:grid-cols-2 md:gap-14 md:py-18">
      <div className="art aspect-4/3 md:order-2">
        <Cover id={title} cuisine="vegetable" city="San Francisco" />
      </div>
      <div className="grid gap-5">
        <h1 className="text-title">{title}</h1>
        <p className="text-lede text-ink-soft">{message}</p>
        <p className="flex flex-wrap gap-3">
          {action}
          <ButtonLink href="/" variant={action ? "outline" : "primary"}>
            Back to Home
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
