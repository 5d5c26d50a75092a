import type { MapService } from "../map-canvas-props";
import type { Fonts } from "../style/offline-style";
import type { MapInstance } from "./map-library";

/**
 * The font stack of place names. In the built-in style it is the page's own, of which the library reads weight from the
 * first family and draws with the next one that exists; another style is only known to have the fonts of its own labels.
 */
export function nameFont(map: MapInstance, service: MapService, { text }: Fonts): string[] | null {
  if (service.kind === "offline") return [`SemiBold, ${text}`];
  const fonts = map.getStyle().layers.map((layer) => layer.type === "symbol" && layer.layout?.["text-font"]);
  return fonts.find(isFontStack) ?? null;
}

const isFontStack = (font: unknown): font is string[] =>
  Array.isArray(font) && font.length > 0 && font.every((name) => typeof name === "string" && name !== "literal");
