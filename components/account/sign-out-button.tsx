"use client";

import { useMutation } from "@tanstack/react-query";
import { ApiError } from "@/lib/client/api-client";
import { useSession } from "../session/session-provider";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";

/** For a row that wraps. Only the server can clear the cookie, so a sign-out that does not reach it shows an error. */
export function SignOutButton() {
  const { signOut } = useSession();
  const { mutate, error, isPending, isSuccess } = useMutation({
    // A full navigation to the front page, since this page belongs to nobody any more.
    mutationFn: async () => {
      await signOut();
      window.location.replace("/");
    },
  });
  const message = (error instanceof ApiError && error.message) || "You could not be signed out. Please try again.";

  return (
    <>
      <Button variant="quiet" isSmall className="min-h-11" onClick={() => mutate()} isBusy={isPending || isSuccess}>
        Sign Out
      </Button>
      {error && (
        <Notice tone="error" className="basis-full">
          {message}
        </Notice>
      )}
    </>
  );
}
