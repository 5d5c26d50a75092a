"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import type { UserStatus } from "@/lib/contracts/restaurant";
import type { Proposal, ThreeForYou as Three } from "@/lib/taste/list-three";
import { Section } from "../magazine/section";
import { useChangeStatus, useStatusChanges } from "../status/use-status";
import { fillSlots } from "./fill-slots";
import { ProposalRow } from "./proposal-row";
import { THREE_FOR_YOU } from "./section-titles";

/** Up to three places for the day, each with its reason. One that is marked makes room for another. */
export function ThreeForYou({ missing, proposals }: Three) {
  const { slots, choose, list } = useSlots(proposals);
  return (
    <Section title={THREE_FOR_YOU}>
      {slots.length > 0 ? (
        <ul ref={list} className="grid md:grid-cols-3 md:gap-x-10">
          {slots.map((proposal, at) => (
            <ProposalRow
              key={proposal.restaurant.id}
              proposal={proposal}
              onChoose={(status) => choose(at, proposal, status)}
            />
          ))}
        </ul>
      ) : (
        <p className="max-w-measure">{missing > 0 ? INVITATIONS[missing] : NOTHING_NEW}</p>
      )}
    </Section>
  );
}

const OUTLOOK = "and each day three more that go with them appear here.";
const INVITATIONS: Record<number, string> = {
  1: `Mark one more place as loved, liked or interested, ${OUTLOOK}`,
  2: `Mark two more places as loved, liked or interested, ${OUTLOOK}`,
  3: `Mark three places as loved, liked or interested, ${OUTLOOK}`,
};
const NOTHING_NEW = "Nothing new goes with your marks today. Mark places of another kind, or in another part of town.";

function useSlots(proposals: readonly Proposal[]) {
  const router = useRouter();
  const changeStatus = useChangeStatus();
  const list = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number | null>(null);
  const ids = proposals.map(({ restaurant }) => restaurant.id);
  const [order, setOrder] = useState(ids);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set(ids));

  const nextOrder = fillSlots(order, ids);
  if (nextOrder.join() !== order.join()) {
    setOrder(nextOrder);
    setSeen(new Set([...seen, ...ids]));
  }
  // Another tab's mark, and an undo of one made here, change what there is to propose as well.
  useStatusChanges(({ id, restaurant }) => {
    if (restaurant !== null && seen.has(id)) router.refresh();
  });
  // The pressed button goes with its place: the focus waits at the one that comes instead.
  const shown = nextOrder.join();
  useEffect(() => {
    if (focusAt.current === null || shown === "") return;
    const links = list.current?.querySelectorAll<HTMLElement>("[data-proposal]");
    links?.[Math.min(focusAt.current, links.length - 1)]?.focus({ preventScroll: true });
    focusAt.current = null;
  }, [shown]);

  function choose(at: number, { restaurant }: Proposal, status: UserStatus): void {
    focusAt.current = at;
    changeStatus(restaurant, status).catch(() => {
      focusAt.current = null;
    });
  }
  const byId = new Map(proposals.map((proposal) => [proposal.restaurant.id, proposal]));
  return { slots: nextOrder.flatMap((id) => byId.get(id) ?? []), choose, list };
}
