import { COVER_SIZES, type CoverShape, coverUrl } from "@/lib/core/cover/cover-url";

type Props = {
  id: string;
  cuisine: string;
  city: string;
  /** The dish or place that it shows; without one it is citrus fruit. */
  drawing?: string | undefined;
  shape?: CoverShape;
  /**
   * A picture in the first viewport is loaded at once, the others lazily. Not for error pages: every page carries
   * them, and would load their pictures first.
   */
  isFirst?: boolean;
};

/** The generated picture of a guide or restaurant. It is decorative: the text beside it has all the information. */
export function Cover({ shape = "wide", isFirst = false, ...subject }: Props) {
  return (
    <img
      src={coverUrl(subject, shape)}
      alt=""
      {...COVER_SIZES[shape]}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
    />
  );
}
