"use client";

import { type ReactNode, useState } from "react";

type Props = {
  src: string;
  alt: string;
  isFirst?: boolean;
  /** Shown where the photo fails to load: the generated cover. */
  fallback: ReactNode;
};

/** A photo in the frame of a cover, from our own origin. */
export function Photo({ src, alt, isFirst = false, fallback }: Props) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return fallback;
  return (
    <img
      ref={(image) => {
        // It may have failed before React listened.
        if (image?.complete && image.naturalWidth === 0) setBroken(true);
      }}
      src={src}
      alt={alt}
      width={600}
      height={400}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  );
}
