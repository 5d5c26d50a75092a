import { type MarkedFilter, markedFilterPath } from "@/lib/contracts/marked-places";
import { ButtonLink } from "../../ui/button-link";
import { STATUS_DISPLAY } from "../../ui/status-display";
import { Nothing } from "../nothing";
import { PROFILE_PATH } from "../profile-pages";

/** Why no place is listed, and what to do about it. */
export function NoMarkedPlaces({ filter: { status, query } }: { filter: MarkedFilter }) {
  if (query !== "") {
    return (
      <Nothing text={`None of your places match “${query}”${status === null ? "" : ` here`}.`}>
        <ButtonLink href={markedFilterPath(PROFILE_PATH, { status, query: "", page: 1 })}>Clear the search</ButtonLink>
        {status !== null && (
          <ButtonLink href={markedFilterPath(PROFILE_PATH, { status: null, query, page: 1 })}>
            Search all your places
          </ButtonLink>
        )}
      </Nothing>
    );
  }
  if (status !== null) {
    return (
      <Nothing text={`No place is marked ${STATUS_DISPLAY[status].name} yet. Mark one in a guide or on the map.`}>
        <ButtonLink href={PROFILE_PATH}>Show all my places</ButtonLink>
      </Nothing>
    );
  }
  return (
    <Nothing text="No places yet. Open a guide and mark what you want to try, or import the places you keep elsewhere.">
      <ButtonLink href="/discover" variant="primary">
        Find a guide
      </ButtonLink>
      <ButtonLink href="/profile/places">Import places</ButtonLink>
    </Nothing>
  );
}
