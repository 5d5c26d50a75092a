"use client";

import { useMutation } from "@tanstack/react-query";
import { ApiError } from "@/lib/client/api-client";
import { useSession } from "../session/session-provider";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";

/** Only the server can clear the cookie, so a sign-out that does not reach it shows an error. */
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
    <div className="grid max-w-160 justify-items-start gap-4">
      {error && <Notice tone="error">{message}</Notice>}
      <Button onClick={() => mutate()} isBusy={isPending || isSuccess}>
        Sign Out
      </Button>
    </div>
  );
}
