import { readWish } from "@/lib/providers/curator/house/read-wish";

const list: [string, string][] = JSON.parse(process.argv[2]!);
for (const [city, wish] of list) {
  const i = await readWish({ city: city as any, wish });
  console.log(`\n${city}: ${wish}`);
  if (i.kind === "refused") console.log("  REFUSED", i.message);
  else {
    console.log("  ", i.title, "//", i.angle, "//", i.size, i.unknowns.join("; "));
    console.log(
      "  ",
      i.constraints
        .map(
          (c) =>
            `${c.isHard ? "" : "~"}${c.isNegated ? "!" : ""}${c.field}=${c.values.slice(0, 6).join("|")} «${c.label}»`,
        )
        .join("  "),
    );
  }
}
