import Link from "next/link";
import { memo } from "react";
import { Button } from "@/components/ui/button";
import type { ChangeGuideInput } from "@/lib/contracts/guide";
import { formatDate } from "@/lib/core/california-time";
import type { ManagedGuide } from "./calls";
import { guideType } from "./guide-type";

type Props = {
  guide: ManagedGuide;
  isBusy: boolean;
  refusal: string | null;
  onChange: (id: string, change: ChangeGuideInput) => void;
  onDelete: (guide: ManagedGuide) => void;
};

/** One guide, and what can be done with it. There are hundreds of these: only what changes is drawn again. */
export const GuideRow = memo(function GuideRow({ guide, isBusy, refusal, onChange, onDelete }: Props) {
  const { id, name, city, createdAt, isEmailGuide, isAdminOnly, isFeatured, isHidden } = guide;
  const canFeature = !isEmailGuide && (isFeatured || !isAdminOnly);
  const canHide = !isAdminOnly || isHidden;
  const about = <span className="sr-only">: {name}</span>;
  return (
    <tr aria-busy={isBusy || undefined}>
      <td className="desk-table-name">
        <Link href={`/guide/${id}`} className="link">
          {name}
        </Link>
        {refusal && (
          <p role="alert" className="mt-1 font-text text-ui font-[550] text-coral-ink">
            {refusal}
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
          <Button variant="quiet" isSmall disabled={isBusy} onClick={() => onChange(id, { isFeatured: !isFeatured })}>
            {isFeatured ? "Unfeature" : "Feature"}
            {about}
          </Button>
        )}
        {canHide && (
          <Button variant="quiet" isSmall disabled={isBusy} onClick={() => onChange(id, { isHidden: !isHidden })}>
            {isHidden ? "Show" : "Hide"}
            {about}
          </Button>
        )}
        <Button isSmall disabled={isBusy} onClick={() => onDelete(guide)}>
          Delete
          {about}
        </Button>
      </td>
    </tr>
  );
});

const Badge = ({ tone, children }: { tone: string; children: string }) => (
  <span className={`ml-2 rounded-pill px-2.5 py-0.5 text-small font-[650] ${tone}`}>{children}</span>
);
