import { ButtonLink } from "../ui/button-link";
import { SearchForm } from "./search-form";

/** Shown instead of a place: a sentence, a search, and a way back. */
export const PlaceNotFound = () => (
  <div className="grid max-w-160 gap-6 py-8 md:py-18">
    <h1 className="text-title">That place isn't here</h1>
    <p className="text-lede text-ink-soft">It may have gone, or the link has lost a few letters on its way.</p>
    <SearchForm action="/search" label="Search guides and places" />
    <p>
      <ButtonLink href="/">Back to Home</ButtonLink>
    </p>
  </div>
);
