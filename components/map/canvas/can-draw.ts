/** Whether this browser can draw a map at all: both libraries need WebGL 2. */
export function canDraw(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  // Browsers keep few contexts alive: this one is given back at once.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
