/** A canvas to draw an image on, `ratio` pixels for each CSS pixel. */
export function createSurface(width: number, height: number, ratio: number) {
  const canvas = document.createElement("canvas");
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  // Read back at once: with GPU drawing, each read would wait for the GPU.
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("There is no canvas to draw markers on.");
  context.scale(ratio, ratio);
  return { context, image: () => context.getImageData(0, 0, canvas.width, canvas.height) };
}
