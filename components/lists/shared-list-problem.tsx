import { ButtonLink } from "../ui/button-link";

/** Shown instead of a list: why it isn't there, and where to go from here. */
export const SharedListProblem = ({ title, message }: { title: string; message: string }) => (
  <div className="grid max-w-160 gap-6 py-8 md:py-18">
    <h1 className="text-title">{title}</h1>
    <p className="text-lede text-ink-soft">{message}</p>
    <p className="flex flex-wrap gap-3">
      <ButtonLink href="/" variant="primary">
        Read our guides
      </ButtonLink>
      <ButtonLink href="/search">Search for a place</ButtonLink>
    </p>
  </div>
);
