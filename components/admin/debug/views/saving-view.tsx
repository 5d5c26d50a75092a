import Link from "next/link";
import type { StageOutputs } from "@/lib/contracts/stages";

/** Stage 7: the saved guide. */
export function SavingView({ data: { guideId } }: { data: StageOutputs["saving"] }) {
  return (
    <p className="text-ui wrap-anywhere">
      Saved as {guideId}.{" "}
      <Link href={`/guide/${encodeURIComponent(guideId)}`} className="link inline-flex min-h-8 items-center">
        View Guide
      </Link>
    </p>
  );
}
