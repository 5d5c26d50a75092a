"use client";

import { useState } from "react";
import type { PlaceList } from "@/lib/contracts/lists";
import { QUERY_MAX_LENGTH, type Restaurant } from "@/lib/contracts/restaurant";
import { useHits } from "../map/data/use-search";
import { parseQuery } from "../map/screen/screen-state";
import { useChange } from "../profile/use-change";
import { Button } from "../ui/button";
import { Input } from "../ui/field";
import { PlaceLine } from "../ui/place-line";
import { SteadyLabel } from "../ui/steady-label";
import { listPlaceApiPath } from "./list-paths";

/** As many as fit above a phone's keyboard; the next letters narrow them. */
const MAX_SHOWN = 6;

/** Finds places as the map's search does, and puts them on this list. */
export function AddPlace({ list: { id, places } }: { list: PlaceList }) {
  const [text, setText] = useState("");
  const query = parseQuery(text);
  const { hits, error } = useHits(query, null);
  const found = hits?.restaurants.slice(0, MAX_SHOWN) ?? [];
  const onList = new Set(places.map(({ restaurant }) => restaurant.id));
  return (
    <search className="block">
      <Input
        type="search"
        label="Add a place"
        placeholder="Its name, or what it cooks"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={QUERY_MAX_LENGTH}
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className="text-ui text-ink-soft [&:not(:empty)]:mt-3">
        {hits && found.length === 0 && `No restaurants found for "${hits.query}"`}
      </p>
      {found.length > 0 && (
        <ul aria-label="Places found" className="mt-3 border-t border-rule">
          {found.map((restaurant) => (
            <FoundPlace key={restaurant.id} listId={id} restaurant={restaurant} isOnList={onList.has(restaurant.id)} />
          ))}
        </ul>
      )}
    </search>
  );
}

type FoundProps = { listId: string; restaurant: Restaurant; isOnList: boolean };

function FoundPlace({ listId, restaurant, isOnList }: FoundProps) {
  const { change, isBusy, error } = useChange();
  return (
    <li className="flex items-center gap-3 border-b border-rule py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{restaurant.name}</p>
        <p className="text-small text-ink-soft">
          <PlaceLine restaurant={restaurant} where={restaurant.humanizedLocation} />
        </p>
        {error && (
          <p role="alert" className="text-small text-coral-ink">
            {error}
          </p>
        )}
      </div>
      <Button
        isSmall
        disabled={isOnList || isBusy}
        aria-busy={isBusy || undefined}
        onClick={() => change({ path: listPlaceApiPath(listId, restaurant.id), method: "PUT", body: {} })}
      >
        <SteadyLabel labels={["Add", "Added"]} shown={isOnList ? "Added" : "Add"} />
        <span className="sr-only">: {restaurant.name}</span>
      </Button>
    </li>
  );
}
