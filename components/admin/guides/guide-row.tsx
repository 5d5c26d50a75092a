import Link from "next/link";
import { memo } from "react";
import { GuideName } from "@/components/guide/guide-name";
import { Button } from "@/components/ui/button";
import type { ManagedGuide } from "@/lib/contracts/guide";
import { formatDate } from "@/lib/core/california-time";
import { guideType } from "./guide-type";
import type { GuideChange } from "./queries";

/** Rows of a table from 1024 px on, cards below. */
const CELL = "text-ink-soft lg:border-t lg:border-rule lg:py-3";
const FACT = `${CELL} lg:pr-5 lg:whitespace-nowrap`;

type Props = {
  guide: ManagedGuide;
  isBusy: boolean;
  error: string | null;
  onChange: (change: GuideChange) => void;
  onDelete: (guide: ManagedGuide) => void;
};

/** One guide and its actions. Memoized, because the table has hundreds of rows. */
export const GuideRow = memo(function GuideRow({ guide, isBusy, error, onChange, onDelete }: Props) {
  const { id, name, city, createdAt, isEmailGuide, isAdminOnly, isFeatured, isHidden, isUnlisted } = guide;
  const canFeature = !isEmailGuide && (isFeatured || !isAdminOnly);
  const canHide = !isAdminOnly || isHidden || isUnlisted;
  const ofGuide = <span className="sr-only">: {name}</span>;
  return (
    <tr
      aria-busy={isBusy || undefined}
      className="flex flex-wrap items-center gap-x-3.5 gap-y-0.5 border-t border-rule py-4.5 lg:table-row"
    >
      <td className={`${CELL} basis-full font-display text-name leading-tight wrap-anywhere lg:w-2/5 lg:pr-5`}>
        <Link href={`/guide/${id}`} className="link inline-block py-0.5 font-heading text-ink">
          <GuideName name={name} subtitle="text-ui leading-list" />
        </Link>
        {error && (
          <p role="alert" className="mt-1 font-text text-ui font-firm text-coral-ink">
            {error}
          </p>
        )}
      </td>
      <td className={FACT}>{city}</td>
      <td className={FACT}>
        {guideType(guide)}
        {isFeatured && <Badge tone="bg-green-wash text-green-ink">Featured</Badge>}
        {isUnlisted && <Badge tone="bg-grey-wash text-grey-ink">Hidden by its author</Badge>}
        {!isEmailGuide && isAdminOnly && !isHidden && !isUnlisted && (
          <Badge tone="bg-blue-wash text-blue-ink">Debug</Badge>
        )}
        {isHidden && <Badge tone="bg-grey-wash text-grey-ink">Hidden</Badge>}
      </td>
      <td className={FACT}>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </td>
      <td
        className={`${CELL} flex flex-wrap justify-end gap-1 max-md:mt-2 max-md:basis-full md:ml-auto lg:table-cell lg:text-right lg:whitespace-nowrap`}
      >
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
            {isHidden ? "Show to readers" : "Hide from readers"}
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
  <span className={`ml-2 rounded-pill px-2.5 py-0.5 text-small font-strong ${tone}`}>{children}</span>
);
