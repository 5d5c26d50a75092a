"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "@/lib/client/api-client";
import { errorMessage } from "@/lib/client/error-message";
import { listChanges } from "@/lib/client/list-changes";
import { LISTS_MAX, type ListSummary } from "@/lib/contracts/lists";
import { QueryProvider } from "../session/query-provider";
import { Notice } from "../ui/notice";
import { countPlaces } from "./count-places";
import { listPlaceApiPath } from "./list-paths";
import { NewListForm } from "./new-list-form";
import { useLoadOwnLists } from "./use-own-lists";

type Props = { restaurant: { id: string; name: string } };

/** The reader's lists, each with whether the place is on it, and a new one that begins with it. */
export const ListChoices = (props: Props) => (
  <QueryProvider>
    <Choices {...props} />
  </QueryProvider>
);

function Choices({ restaurant: { id, name } }: Props) {
  const client = useQueryClient();
  const queryKey = ["lists"];
  const loadOwnLists = useLoadOwnLists();
  const { data: lists, error } = useQuery({
    queryKey,
    queryFn: loadOwnLists,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const holdsPlace = ({ placeIds }: ListSummary) => placeIds.includes(id);
  const toggle = useMutation({
    mutationFn: (list: ListSummary) =>
      callApi(listPlaceApiPath(list.id, id), holdsPlace(list) ? { method: "DELETE" } : { method: "PUT", body: {} }),
    onSuccess: (_, list) => listChanges.tell(listPlaceApiPath(list.id, id)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const problem = error ?? toggle.error;
  return (
    <div className="grid gap-5">
      {problem && <Notice tone="error">{errorMessage(problem)}</Notice>}
      {!lists && !error && <p role="status">Loading your lists...</p>}
      {lists && lists.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-2 text-ui font-semibold">Your lists</legend>
          <ul className="max-h-72 overflow-y-auto border-y border-rule">
            {lists.map((list) => {
              const isChanging = toggle.isPending && toggle.variables.id === list.id;
              return (
                <li key={list.id} className="border-b border-rule last:border-0">
                  <label className="flex min-h-12 cursor-pointer items-center gap-3 py-2">
                    <input
                      type="checkbox"
                      className="size-5 flex-none accent-ink"
                      checked={isChanging ? !holdsPlace(list) : holdsPlace(list)}
                      onChange={() => {
                        if (!toggle.isPending) toggle.mutate(list);
                      }}
                    />
                    <span className="min-w-0 flex-1 wrap-anywhere">{list.name}</span>{" "}
                    <span className="text-small text-ink-faint">{countPlaces(list.placeCount)}</span>
                  </label>
                </li>
              );
            })}
          </ul>
        </fieldset>
      )}
      {lists && lists.length < LISTS_MAX && (
        <NewListForm
          label={lists.length === 0 ? "Name your first list" : "Or a new list"}
          action="Create and add"
          variant={lists.length > 0 ? undefined : "primary"}
          restaurantId={id}
          onCreated={() => client.invalidateQueries({ queryKey })}
        />
      )}
      <p role="status" className="sr-only">
        {lists && `${name} is on ${lists.filter(holdsPlace).length} of your lists.`}
      </p>
    </div>
  );
}
