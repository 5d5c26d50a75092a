import { useEffect, useRef } from "react";
import { describeChange, type TooFewPlaces, type WishChange } from "@/lib/contracts/too-few-places";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { ClosePlaceCard } from "./close-place-card";
import { NotYetVisitedList } from "./not-yet-visited-list";

type Props = {
  tooFew: TooFewPlaces;
  /** Starts the creation again; without it there are no buttons. */
  onChangeWish?: (wish: WishChange["wish"]) => void;
};

/** How a spark ends where too few places fit: why, what came close, and what to wish instead or where to look on. It is no error. */
export function TooFewResult({ tooFew, onChangeWish }: Props) {
  const { message, note, places, changes, wayOn, notYetVisited = [] } = tooFew;
  // The button that started it is busy no more, and may be in a dialog that was closed meanwhile.
  const start = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another result takes the focus anew
  useEffect(() => start.current?.focus(), [message]);
  return (
    <section aria-label="What came close" className="grid gap-4">
      <p ref={start} role="status" tabIndex={-1} data-initial-focus className="text-row leading-snug outline-none">
        {message}
      </p>
      {onChangeWish && changes.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {changes.map((change) => (
            <Button
              key={change.label}
              isSmall
              onClick={() => onChangeWish(change.wish)}
              className="h-auto min-h-11 py-2 leading-tight whitespace-normal"
            >
              {describeChange(change)}
            </Button>
          ))}
        </div>
      )}
      {wayOn && (
        <div className="flex">
          <ButtonLink
            href={wayOn.path}
            prefetch={false}
            variant="outline"
            isSmall
            className="h-auto min-h-11 py-2 leading-tight whitespace-normal"
          >
            {wayOn.label}
          </ButtonLink>
        </div>
      )}
      {note && <p className="text-ui text-ink-soft">{note}</p>}
      {/* On a phone, each fills the screen: what to do next stands above them. */}
      {places.length > 0 && (
        <ul className="grid gap-3 lg:grid-cols-2">
          {places.map((place) => (
            <ClosePlaceCard key={place.restaurant.id} place={place} />
          ))}
        </ul>
      )}
      {notYetVisited.length > 0 && <NotYetVisitedList places={notYetVisited} />}
    </section>
  );
}
