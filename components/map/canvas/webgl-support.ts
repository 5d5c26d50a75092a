export const NO_WEBGL = "This device can't draw the map. The list shows everything that is on it.";

/** Whether this browser knows of what both libraries draw with. */
export const hasWebGl = (): boolean => "WebGL2RenderingContext" in window;

/** Whether it can draw with it as well: asked only where a map did not come, for the answer takes a while. */
export function canCreateWebGlContext(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  // Browsers keep few contexts alive: this one is given back at once.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
