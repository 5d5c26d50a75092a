import Link from "next/link";
import { memo } from "react";
import { Button } from "@/components/ui/button";
import type { ManagedGuide } from "@/lib/contracts/guide";
import { formatDate } from "@/lib/core/dates";
import { guideType } from "./guide-type";
import type { GuideChange } from "./queries";

type Props = {
  guide: ManagedGuide;
  isBusy: boolean;
  error: string | null;
  onChange: (change: GuideChange) => void;
  onDelete: (guide: ManagedGuide) => void;
};

/** One guide and its actions. Memoized, because the table has hundreds of rows. */
export const GuideRow = memo(function GuideRow({ guide, isBusy, error, onChange, onDelete }: Props) {
  const { id, name, city, createdAt, isEmailGuide, isAdminOnly, isFeatured, isHidden } = guide;
  const canFeature = !isEmailGuide && (isFeatured || !isAdminOnly);
  const canHide = !isAdminOnly || isHidden;
  const ofGuide = <span className="sr-only">: {name}</span>;
  return (
    <tr aria-busy={isBusy || undefined}>
      <td className="desk-table-name">
        <Link href={`/guide/${id}`} className="link">
          {name}
        </Link>
        {error && (
          <p role="alert" className="mt-1 font-text text-ui font-[550] text-coral-ink">
            {error}
          </p>
        )}
      </td>
      <td>{city}</td>
      <td>
        {guideType(guide)}
        {isFeatured && <Badge tone="bg-green-wash text-green-ink">Featured</Badge>}
        {isHidden && <Badge tone="bg-grey-wash text-grey-ink">Hidden</Badge>}
      </td>
      <td>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </td>
      <td className="desk-table-actions">
        {canFeature && (
          <Button
            variant="quiet"
            isSmall
            disabled={isBusy}
            onClick={() => onChange({ id, change: { isFeatured: !isFeatured } })}
          >
            {isFeatured ? "Unfeature" : "Feature"}
            {ofGuide}
          </Button>
        )}
        {canHide && (
          <Button
            variant="quiet"
            isSmall
            disabled={isBusy}
            onClick={() => onChange({ id, change: { isHidden: !isHidden } })}
          >
            {isHidden ? "Show" : "Hide"}
            {ofGuide}
          </Button>
        )}
        <Button isSmall disabled={isBusy} onClick={() => onDelete(guide)}>
          Delete
          {ofGuide}
        </Button>
      </td>
    </tr>
  );
});

const Badge = ({ tone, children }: { tone: string; children: string }) => (
  <span className={`ml-2 rounded-pill px-2.5 py-0.5 text-small font-[650] ${tone}`}>{children}</span>
);
