import Link from "next/link";
import type { ClosePlace } from "@/lib/contracts/too-few-places";
import { verdictLines } from "@/lib/contracts/verdict-lines";
import { EntryFacts } from "../guide/entry-facts";
import { VerdictLines } from "../guide/verdict-lines";
import { PlaceActions } from "../ui/place-actions";

/** A place that fits a wish or comes close: its facts, which wishes it meets, and where to read on. */
export function ClosePlaceCard({ place: { restaurant, verdicts } }: { place: ClosePlace }) {
  const { id, name } = restaurant;
  return (
    <li className="grid content-start gap-2.5 rounded-field border border-rule px-4 py-3.5">
      <div>
        <h3 className="text-card leading-tight wrap-anywhere">{name}</h3>
        <EntryFacts restaurant={restaurant} />
      </div>
      <VerdictLines lines={verdictLines(verdicts)} />
      {verdicts.some(({ isDietary }) => isDietary) && (
        <p className="text-small text-ink-soft">For a diet or an allergy, ask before you order.</p>
      )}
      <PlaceActions restaurant={restaurant} />
      <p className="text-ui">
        <Link href={`/map?restaurant=${encodeURIComponent(id)}`} className="link inline-flex min-h-8 items-center">
          On the map<span className="sr-only">: {name}</span>
        </Link>
      </p>
    </li>
  );
}
