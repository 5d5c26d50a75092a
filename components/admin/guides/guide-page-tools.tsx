"use client";

import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { QueryProvider } from "@/components/session/query-provider";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { errorMessage } from "@/lib/client/error-message";
import type { ManagedGuide } from "@/lib/contracts/guide";
import { PreviewEmail } from "../debug/preview-email";
import { DeleteDialog } from "./delete-dialog";
import { guideType } from "./guide-type";
import { changeGuideMutation } from "./queries";

/** An administrator's tools on a guide's own page. */
export function GuidePageTools({ guide }: { guide: ManagedGuide }) {
  return (
    <QueryProvider>
      <Tools guide={guide} />
    </QueryProvider>
  );
}

function Tools({ guide }: { guide: ManagedGuide }) {
  const router = useRouter();
  const [deleting, setDeleting] = useState<ManagedGuide | null>(null);
  const { mutate, isPending, error } = useMutation({ ...changeGuideMutation, onSettled: () => router.refresh() });
  const { id, isEmailGuide, isAdminOnly, isFeatured, isHidden, isUnlisted } = guide;
  const change = (fields: { isFeatured?: boolean; isHidden?: boolean }) => mutate({ id, change: fields });
  return (
    <section aria-label="For editors" className="mt-4 rounded-card bg-sunk px-4 py-2.5 text-ui print:hidden">
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="text-ink-soft">
          {guideType(guide)}
          {isUnlisted && ", hidden by its author"}
        </span>
        <Link href={`/debug?${new URLSearchParams({ guide: id })}`} className="link inline-block py-2.5">
          View Debug Info
        </Link>
        {!isEmailGuide && (isFeatured || !isAdminOnly) && (
          <Button variant="quiet" isSmall disabled={isPending} onClick={() => change({ isFeatured: !isFeatured })}>
            {isFeatured ? "Unfeature" : "Feature"}
          </Button>
        )}
        {(!isAdminOnly || isHidden || isUnlisted) && (
          <Button variant="quiet" isSmall disabled={isPending} onClick={() => change({ isHidden: !isHidden })}>
            {isHidden ? "Show to readers" : "Hide from readers"}
          </Button>
        )}
        <Button variant="quiet" isSmall onClick={() => setDeleting(guide)}>
          Delete
        </Button>
      </div>
      {error && <Notice tone="error">{errorMessage(error, "That could not be changed.")}</Notice>}
      <details>
        <summary className="inline-flex min-h-9 items-center">Send it as a preview</summary>
        <div className="py-3">
          <PreviewEmail guide={guide} />
        </div>
      </details>
      <DeleteDialog
        guide={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={() => router.replace("/admin/guides")}
      />
    </section>
  );
}
