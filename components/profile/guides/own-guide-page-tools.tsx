"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { OwnGuide } from "@/lib/contracts/own-guide";
import { QueryProvider } from "../../session/query-provider";
import { DeleteOwnGuide } from "./delete-own-guide";
import { KEPT_AS } from "./kept-as";
import { OwnGuideActions } from "./own-guide-actions";

/** An author's tools on their guide's own page. */
export function OwnGuidePageTools({ guide }: { guide: OwnGuide }) {
  const router = useRouter();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <QueryProvider>
      <section aria-label="Your guide" className="mt-4 grid gap-2 rounded-card bg-sunk px-4 py-3 text-ui print:hidden">
        <p>
          {guide.keptAs
            ? `Your guide. ${KEPT_AS[guide.keptAs]}`
            : guide.isUnlisted
              ? "Your guide. Only you see it."
              : "Your guide. Anybody can read it."}
        </p>
        {guide.keptAs === null && <OwnGuideActions guide={guide} onRemove={() => setDeleting(true)} />}
        <DeleteOwnGuide
          guide={isDeleting ? guide : null}
          onClose={() => setDeleting(false)}
          onDeleted={() => router.replace("/profile/guides")}
        />
      </section>
    </QueryProvider>
  );
}
