import { Button } from "@/components/ui/button";
import { countThemes } from "./approvable";
import type { Approval } from "./approve-dialog";

type Props = Approval & { onAsk: (approval: Approval) => void };

/** Where more than one theme could be approved: one alone has its own button. */
export function ApproveAll({ ids, period, onAsk }: Props) {
  if (ids.length < 2) return null;
  return (
    <Button isSmall onClick={() => onAsk({ ids, period })}>
      Approve all {countThemes(ids.length)}
      <span className="sr-only"> of {period}</span>
    </Button>
  );
}
