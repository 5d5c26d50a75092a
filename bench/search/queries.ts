import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";

const WORDS = [
  "pho",
  "ramen",
  "san",
  "ca",
  "thai mission",
  "burmese",
  "tacos al pastor oakland",
  "dumlpings",
  "xqzvw kjq",
];

/** What people type: names as they are, half typed, misspelled and reordered, and words of what they crave. */
export function typedQueries(): string[] {
  const names = builtInCatalogue()
    .map(({ name }) => name)
    .filter((name, index) => index % 12 === 0 && name.length > 5);
  const transforms = [
    (name: string) => name,
    (name: string) => name.slice(0, Math.ceil(name.length * 0.6)),
    (name: string) => name.slice(0, 3) + name.slice(4),
    (name: string) => name.split(" ").toReversed().join(" "),
  ];
  return [...names.map((name, index) => transforms[index % transforms.length]?.(name) ?? name), ...WORDS];
}
