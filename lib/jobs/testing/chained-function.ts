import type { Inngest } from "inngest";

/** A function with every kind of boundary between steps, that reports each effect and each point it passes. */
export function chainedFunction(
  inngest: Inngest,
  { effect, point }: { effect: (name: string) => void; point: () => void },
) {
  const work = (name: string) => () => {
    point();
    effect(name);
    point();
    return name;
  };
  return [
    inngest.createFunction({ id: "chain", triggers: { event: "chain" } }, async ({ step }) => {
      const first = await step.run("first", work("first"));
      const sides = await Promise.all([step.run("left", work("left")), step.run("right", work("right"))]);
      await step.sleep("rest", 1);
      const last = await step.run("last", work("last"));
      return [first, ...sides, last];
    }),
  ];
}

export const EFFECTS = ["first", "left", "right", "last"];
