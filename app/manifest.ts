import type { MetadataRoute } from "next";
import { PRODUCT_NAME, TAGLINE } from "@/lib/core/brand";

/** The colors are those of light paper: a manifest has one of each. Dark ones are in the layout's viewport. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: `${PRODUCT_NAME}: ${TAGLINE.toLowerCase()}`,
    short_name: PRODUCT_NAME,
    description: "Restaurant guides for curious eaters in the San Francisco Bay Area.",
    lang: "en-US",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#fbf5ea",
    theme_color: "#fbf5ea",
    categories: ["food", "travel"],
    icons: [
      { src: "/icons/192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icons/512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
}
