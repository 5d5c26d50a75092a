import Image from "next/image";
import { COVER_SIZES, type CoverShape, coverUrl } from "@/lib/core/cover/cover-url";

type Props = {
  id: string;
  cuisine: string;
  city: string;
  avoid?: readonly number[];
  shape?: CoverShape;
  /** A picture in the first screenful is fetched at once, the rest as they come near. */
  isFirst?: boolean;
};

/** The generated picture of a guide or restaurant. It says nothing that the words beside it don't. */
export function Cover({ shape = "wide", isFirst = false, ...subject }: Props) {
  return (
    <Image
      unoptimized
      src={coverUrl(subject, shape)}
      alt=""
      {...COVER_SIZES[shape]}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
    />
  );
}
