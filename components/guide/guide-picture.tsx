import type { GuideSummary } from "@/lib/contracts/guide";
import type { CoverShape } from "@/lib/core/cover/cover-url";
import { Cover } from "../cover/cover";
import { Photo } from "../cover/photo";

type Props = {
  guide: Pick<GuideSummary, "id" | "coverCuisine" | "heroImageUrl"> & { city: string };
  /** What its cover shows: chosen with its neighbors on the shelf in view. */
  drawing: string;
  shape?: CoverShape;
  isFirst?: boolean;
};

/** The picture of a guide wherever it is listed: its photo, or its drawn cover. */
export function GuidePicture({ guide: { id, city, coverCuisine, heroImageUrl }, drawing, shape, isFirst }: Props) {
  const cover = <Cover id={id} cuisine={coverCuisine} city={city} drawing={drawing} shape={shape} isFirst={isFirst} />;
  return heroImageUrl ? <Photo src={heroImageUrl} alt="" isFirst={isFirst} fallback={cover} /> : cover;
}
