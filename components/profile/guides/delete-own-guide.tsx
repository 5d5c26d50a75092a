import type { OwnGuide } from "@/lib/contracts/own-guide";
import { DeleteDialog } from "../delete-dialog";
import { ownGuideApiPath } from "./own-guide-api-path";

type Props = {
  /** Null while none is to go. */
  guide: Pick<OwnGuide, "id" | "name"> | null;
  onClose: () => void;
  onDeleted: () => void;
};

export const DeleteOwnGuide = ({ guide, onClose, onDeleted }: Props) => (
  <DeleteDialog
    isOpen={guide !== null}
    title="Delete this guide?"
    path={ownGuideApiPath(guide?.id ?? "")}
    onClose={onClose}
    onDeleted={onDeleted}
  >
    {guide && `“${guide.name}” goes for good, and so does its link. Your marks of its places stay.`}
  </DeleteDialog>
);
