import { Cover } from "../cover/cover";
import { ButtonLink } from "../ui/button-link";

/** Shown instead of a list: a picture, why it isn't there, and where to go from here. */
export const SharedListProblem = ({ title, message }: { title: string; message: string }) => (
  <div className="grid items-center gap-8 py-8 md:grid-cols-2 md:gap-14 md:py-18">
    <div className="art aspect-4/3 md:order-2">
      <Cover id="letters-6" cuisine="noodle" city="Peninsula" />
    </div>
    <div className="grid gap-5">
      <h1 className="text-title">{title}</h1>
      <p className="text-lede text-ink-soft">{message}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href="/" variant="primary">
          Read our guides
        </ButtonLink>
        <ButtonLink href="/search">Search for a place</ButtonLink>
      </p>
    </div>
  </div>
);
