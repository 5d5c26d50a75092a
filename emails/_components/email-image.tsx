import type { ComponentProps } from "react";

/** Mail programs would put space below an image, and a border around one that is linked. */
const IMAGE_STYLE = { display: "block", outline: "none", border: "none", textDecoration: "none" } as const;

export function EmailImage({ alt, style, ...props }: ComponentProps<"img"> & { alt: string }) {
  return <img {...props} alt={alt} style={{ ...IMAGE_STYLE, ...style }} />;
}
