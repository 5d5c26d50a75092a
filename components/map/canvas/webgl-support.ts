export const NO_WEBGL = "This device can't draw the map. The list shows everything that is on it.";

/** Whether this browser has the WebGL that both libraries need. */
export const hasWebGl = (): boolean => "WebGL2RenderingContext" in window;

/** Whether WebGL works as well: checked only after a map failed, as it takes a while. */
export function canCreateWebGlContext(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  // Browsers allow few contexts: this one is released at once.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
