import type { ReactNode } from "react";
import { placeDrawing } from "@/lib/core/cover/place-drawing";
import { mealsText } from "@/lib/core/place-facts";
import type { Place } from "@/lib/magazine/find-place";
import type { GuideMap } from "@/lib/web/guide-map";
import { cityPath } from "@/lib/web/public-paths";
import { Cover } from "../cover/cover";
import { ClosedMark } from "../ui/closed-mark";
import { FactsLine } from "../ui/facts-line";
import { NotYetVisited } from "../ui/not-yet-visited";
import { PlaceActions } from "../ui/place-actions";
import { PlaceFacts } from "./place-facts";
import { PlaceGuides } from "./place-guides";
import { PlaceMap } from "./place-map";
import { PlaceNotes } from "./place-notes";
import { PlaceRows } from "./place-rows";
import { Section } from "./section";
import { WayBack } from "./way-back";

type Props = { place: Place; map: GuideMap /** How this reader can mark it. */; marks: ReactNode; now: Date };

/** A place's own page: what it is, what there is to eat, how to get there, and the guides that name it. */
export function PlaceArticle({ place, map, marks, now }: Props) {
  const { restaurant, dishes, notes, guides, alsoKept } = place;
  const { id, name, city, cuisines, humanizedLocation, editorialSummary, isOpen, listed } = restaurant;
  const cover = <Cover id={id} cuisine={cuisines[0] ?? ""} city={city} drawing={placeDrawing(restaurant)} isFirst />;
  return (
    <article>
      <p className="mt-2">
        <WayBack href={cityPath(city)} label={city} />
      </p>
      <div className="mt-2 grid gap-8 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-16">
        <div className="grid content-start gap-5">
          <header>
            <h1 className="text-city wrap-anywhere">{name}</h1>
            <p className="mt-2 text-lede text-ink-soft">
              <FactsLine>
                {humanizedLocation}
                {cuisines.slice(0, 3).join(", ")}
                {mealsText(restaurant)}
              </FactsLine>
            </p>
            {!isOpen && <ClosedMark />}
            {listed && <NotYetVisited listed={listed} now={now} />}
          </header>
          {editorialSummary && <p className="max-w-measure text-lede">{editorialSummary}</p>}
          {isOpen && <PlaceActions restaurant={restaurant} />}
          <div className="max-w-100">{marks}</div>
          <PlaceFacts place={place} />
        </div>
        <div className="grid content-start gap-5 md:grid-cols-2 lg:grid-cols-1">
          {!listed && <div className="art aspect-3/2">{cover}</div>}
          <PlaceMap map={map} place={place} />
        </div>
      </div>
      {dishes.length > 0 && (
        <Section title="On the menu">
          <ul className="grid max-w-measure gap-3">
            {dishes.map((dish) => (
              <li key={dish.name}>
                <strong className="font-strong">{dish.name}</strong>
                {dish.detail && <span className="text-ink-soft">, {dish.detail}</span>}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {notes.length > 0 && !listed && (
        <Section title="What we know">
          <PlaceNotes notes={notes} />
        </Section>
      )}
      <PlaceGuides guides={guides} restaurantId={id} />
      {alsoKept.length > 0 && (
        <Section title="What readers also keep">
          <PlaceRows places={alsoKept.map((place) => ({ place }))} now={now} />
        </Section>
      )}
    </article>
  );
}
