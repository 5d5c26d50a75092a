import type { MetadataRoute } from "next";
import { PRODUCT_NAME, TAGLINE } from "@/lib/core/brand";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: TAGLINE,
    start_url: "/",
    display: "minimal-ui",
    background_color: "#fbf5ea",
    theme_color: "#fbf5ea",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/apple-icon.png", sizes: "180x180", type: "image/png" },
    ],
  };
}
