import { Cover } from "../cover/cover";
import { ButtonLink } from "../ui/button-link";
import { SearchForm } from "./search-form";

/** Shown instead of a place: a picture, a sentence, a search, and a way back. */
export const PlaceNotFound = () => (
  <div className="grid items-center gap-8 py-8 md:grid-cols-2 md:gap-14 md:py-18">
    <div className="art aspect-4/3 md:order-2">
      <Cover id="an-empty-table-6" cuisine="diner" city="Oakland" />
    </div>
    <div className="grid gap-5">
      <h1 className="text-title">That place isn't here</h1>
      <p className="text-lede text-ink-soft">It may have gone, or the link has lost a few letters on its way.</p>
      <SearchForm action="/search" label="Search guides and places" />
      <p>
        <ButtonLink href="/">Back to Home</ButtonLink>
      </p>
    </div>
  </div>
);
