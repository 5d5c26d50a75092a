import { ButtonLink } from "@/components/ui/button";
import { Sheet, type SheetInsets } from "./sheet";

const LINE = "font-display text-row leading-note italic text-balance";

type Props = {
  /** The search without hits; null when nothing is saved. */
  query: string | null;
  onInsetsChange: (insets: SheetInsets) => void;
};

export function EmptyState({ query, onInsetsChange }: Props) {
  return (
    <Sheet onInsetsChange={onInsetsChange} className="pb-6.5 text-center">
      {query === null ? (
        <>
          <p className={LINE}>No saved restaurants yet. Start exploring guides to save your favorites!</p>
          <p className="mt-4">
            <ButtonLink href="/discover" variant="primary">
              Discover Guides
            </ButtonLink>
          </p>
        </>
      ) : (
        <p className={`${LINE} wrap-anywhere`}>{`No restaurants found for "${query}"`}</p>
      )}
    </Sheet>
  );
}
