"use client";

import Image from "next/image";
import { type ReactNode, useState } from "react";

type Props = {
  src: string;
  alt: string;
  isFirst?: boolean;
  /** Shown where the photo fails to load: the generated cover. */
  fallback: ReactNode;
};

/** A photo in the frame of a cover, from our own origin. Next retries one that failed before hydration. */
export function Photo({ src, alt, isFirst = false, fallback }: Props) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return fallback;
  return (
    <Image
      unoptimized
      src={src}
      alt={alt}
      width={600}
      height={400}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  );
}
