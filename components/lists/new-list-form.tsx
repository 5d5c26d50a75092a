"use client";

import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { callApi } from "@/lib/client/api-client";
import { errorMessage } from "@/lib/client/error-message";
import { listChanges } from "@/lib/client/list-changes";
import { LIST_NAME_MAX, type ListSummary } from "@/lib/contracts/lists";
import { Button } from "../ui/button";
import { Input } from "../ui/field";
import { useFocusInvalid } from "../ui/use-form-problems";
import { LISTS_API } from "./list-paths";

type Props = {
  label: string;
  action: string;
  variant?: "primary";
  restaurantId?: string;
  onCreated: (list: ListSummary) => unknown;
};

/** One field for the name of a list that is made at once. */
export function NewListForm({ label, action, variant, restaurantId, onCreated }: Props) {
  const [name, setName] = useState("");
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => callApi<{ list: ListSummary }>(LISTS_API, { body: { name, restaurantId } }),
    onSuccess: ({ list }) => {
      setName("");
      listChanges.tell(LISTS_API);
      return onCreated(list);
    },
  });
  const form = useFocusInvalid<HTMLFormElement>(error);
  function submit(event: FormEvent) {
    event.preventDefault();
    mutate();
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid max-w-160 gap-3">
      <Input
        label={label}
        name="name"
        value={name}
        maxLength={LIST_NAME_MAX}
        autoComplete="off"
        placeholder="Soup for rainy days"
        disabled={isPending}
        error={error && errorMessage(error)}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant={variant} isSmall isBusy={isPending} className="min-h-11 justify-self-start">
        {isPending ? "Creating..." : action}
      </Button>
    </form>
  );
}
