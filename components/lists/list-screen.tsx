"use client";

import { useRef } from "react";
import type { ListPlace, PlaceList } from "@/lib/contracts/lists";
import { PlacesHeading } from "../places/places-heading";
import { Nothing } from "../profile/nothing";
import { useChange } from "../profile/use-change";
import { useStatusStores } from "../status/status-context";
import { ButtonLink } from "../ui/button-link";
import { Notice } from "../ui/notice";
import { countPlaces } from "./count-places";
import { ListItemRow } from "./list-item-row";
import { LISTS_PATH, listPlaceApiPath } from "./list-paths";
import { ListTools } from "./list-tools";
import { useForgetOwnLists } from "./use-own-lists";

/** One list as its owner sees and changes it. */
export function ListScreen({ list }: { list: PlaceList }) {
  const { places } = list;
  const { notices } = useStatusStores();
  const { changeAsync, error } = useChange();
  useForgetOwnLists();
  const box = useRef<HTMLDivElement>(null);
  function takenOff({ restaurant: { id, name }, note }: ListPlace): void {
    const path = listPlaceApiPath(list.id, id);
    const undo = () => changeAsync({ path, method: "PUT", body: note === null ? {} : { note } });
    notices.show({ kind: "done", id: path, name, outcome: "off this list", undo });
  }
  return (
    <div className="pt-4 md:pt-8">
      <PlacesHeading back={{ href: LISTS_PATH, label: "My lists" }} title={list.name}>
        {countPlaces(places.length)}
        {list.shareToken !== null && ", shared by link"}
      </PlacesHeading>
      <ListTools list={list} />
      {error && (
        <Notice tone="error" className="mt-6">
          {error}
        </Notice>
      )}
      <div ref={box} tabIndex={-1} className="outline-none">
        {places.length === 0 ? (
          <Nothing text="Nothing is on this list yet. Search for a place here, or press “Add to a list” in a guide.">
            <ButtonLink href="/discover" variant="primary">
              Find a guide
            </ButtonLink>
          </Nothing>
        ) : (
          <ol aria-label="Places on this list" className="mt-6 border-t-3 border-ink">
            {places.map((place, index) => (
              <ListItemRow
                key={place.restaurant.id}
                listId={list.id}
                place={place}
                number={index + 1}
                count={places.length}
                onTakenOff={() => {
                  takenOff(place);
                  // The button that had the focus goes with its row.
                  box.current?.focus({ preventScroll: true });
                }}
              />
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
