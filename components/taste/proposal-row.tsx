"use client";

import Link from "next/link";
import type { UserStatus } from "@/lib/contracts/restaurant";
import type { Proposal } from "@/lib/taste/list-three";
import { placePath } from "@/lib/web/public-paths";
import { useStatusOf } from "../status/use-status";
import { Button } from "../ui/button";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { PlaceActions } from "../ui/place-actions";
import { PlaceLine } from "../ui/place-line";
import { UnconfirmedNote } from "../ui/unconfirmed-note";

type Props = { proposal: Proposal; onChoose: (status: UserStatus) => void };

/** One place with the reason it is here; marked, it waits to be replaced. */
export function ProposalRow({ proposal: { restaurant, reason }, onChoose }: Props) {
  const { id, name, editorialSummary } = restaurant;
  const isMarked = useStatusOf(restaurant) !== null;
  return (
    <li
      aria-busy={isMarked || undefined}
      className={classNames("flex flex-col border-t border-rule py-4 transition-opacity", isMarked && "opacity-60")}
    >
      <h3 className="text-row leading-card wrap-anywhere">
        <Link href={placePath(id)} prefetch={false} data-proposal className="title-link pointer-coarse:touch-bare">
          {name}
        </Link>
      </h3>
      <p className="mt-1 text-ui text-ink-soft">
        <PlaceLine restaurant={restaurant} where={restaurant.humanizedLocation} />
      </p>
      <p className="mt-2">{reason}</p>
      {editorialSummary && <p className="mt-1 text-small text-ink-soft">{editorialSummary}</p>}
      <UnconfirmedNote restaurant={restaurant} className="mt-1 text-ink-soft" />
      <div className="mt-auto pt-3">
        <PlaceActions restaurant={restaurant} isPills />
      </div>
      <div className="flex flex-wrap gap-2 pt-2">
        <Button
          isSmall
          className="min-h-11"
          aria-label={`Interested in ${name}`}
          onClick={() => onChoose("interested")}
        >
          <Icon name="bookmark" size={16} />
          Interested
        </Button>
        <Button
          variant="quiet"
          isSmall
          className="min-h-11"
          aria-label={`Not this one: ${name}`}
          onClick={() => onChoose("not_interested")}
        >
          Not this one
        </Button>
      </div>
    </li>
  );
}
