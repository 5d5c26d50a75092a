"use client";

import Image from "next/image";
import { type ReactNode, useState } from "react";

type Props = {
  src: string;
  alt: string;
  isFirst?: boolean;
  /** What stands in the frame where the photo doesn't come: the cover drawn for it. */
  fallback: ReactNode;
};

/** A photo in a cover's frame, from our own address. Next asks again for one that failed before anybody listened. */
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
