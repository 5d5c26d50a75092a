"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { LISTS_MAX, type ListSummary } from "@/lib/contracts/lists";
import { FactsLine } from "../ui/facts-line";
import { countPlaces } from "./count-places";
import { listPath } from "./list-paths";
import { NewListForm } from "./new-list-form";
import { useForgetOwnLists } from "./use-own-lists";

/** All lists of a reader, and a new one. */
export function ListsScreen({ lists }: { lists: ListSummary[] }) {
  const router = useRouter();
  useForgetOwnLists();
  return (
    <div className="mt-8 grid gap-8">
      {lists.length === 0 && (
        <p className="max-w-measure font-display text-lede italic">
          No lists yet. Make one, then add places to it from a guide, from a place's page, or from your places.
        </p>
      )}
      {lists.length < LISTS_MAX ? (
        <NewListForm label="New list" action="Create" onCreated={({ id }) => router.push(listPath(id))} />
      ) : (
        <p className="text-ink-soft">You have {LISTS_MAX} lists, and that is the most there can be.</p>
      )}
      {lists.length > 0 && (
        <ul aria-label="Your lists" className="grid border-t-3 border-ink md:grid-cols-2 md:gap-x-10">
          {lists.map(({ id, name, placeCount, isShared }) => (
            <li key={id} className="relative isolate border-b border-rule py-4">
              <h2 className="text-row leading-card wrap-anywhere">
                <Link href={listPath(id)} prefetch={false} className="title-link stretched-link">
                  {name}
                </Link>
              </h2>
              <p className="mt-1 text-small text-ink-faint">
                <FactsLine>
                  {countPlaces(placeCount)}
                  {isShared && "Shared by link"}
                </FactsLine>
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
