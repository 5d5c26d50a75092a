/** Brings a part of the screen into view where a low window makes it scroll; elsewhere all of it is in view. */
export function scrollTo(element: HTMLElement | null, block: "start" | "nearest"): void {
  const screen = element?.closest("main");
  if (screen && screen.scrollHeight > screen.clientHeight + 1) element?.scrollIntoView({ block });
}
