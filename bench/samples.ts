import { checkGuide } from "@/lib/guides/checker/check-guide";
import { groundOf } from "@/lib/guides/checker/ground";
import { satisfiesHard } from "@/lib/guides/constraints";
import { SEED_THEMES } from "@/lib/guides/seed-themes";
import { readWish } from "@/lib/providers/curator/house/read-wish";
import { catalogueOf } from "@/lib/providers/curator/house/testing/catalogue";
import { sampleGuide } from "@/lib/providers/curator/house/testing/guides";

const DAY_MS = 86_400_000;

/** Prints house guides for eyes: `npm run bench -- samples [how many] [a word of the wish or city]`. */
export async function samples(args: readonly string[]): Promise<void> {
  const [count = "5", only = ""] = args;
  const themes = SEED_THEMES.filter(({ city, prompt }) =>
    `${city} ${prompt}`.toLowerCase().includes(only.toLowerCase()),
  );
  for (const { city, prompt, ageDays } of themes.slice(0, Number(count))) {
    const idea = await readWish({ city, wish: prompt });
    console.log(`\n=== ${city}: ${prompt}`);
    if (idea.kind === "refused") {
      console.log(`REFUSED: ${idea.message}`);
      continue;
    }
    const fit = catalogueOf(city).filter(({ place }) => satisfiesHard(place, idea.constraints)).length;
    console.log(
      `    ${fit} fit: ${idea.constraints.map(({ label, isHard }) => (isHard ? label.toUpperCase() : label)).join(", ")}`,
    );
    const guide = sampleGuide({ city, wish: prompt, idea, now: new Date(Date.now() - ageDays * DAY_MS) });
    if (!guide) continue;
    console.log(`# ${guide.title}`);
    for (const paragraph of guide.introduction) console.log(`   ${paragraph.map(({ text }) => text).join(" ")}`);
    for (const { placeId, sentences } of guide.entries)
      console.log(`   [${placeId}] ${sentences.map(({ text }) => text).join(" ")}`);
    for (const fault of checkGuide({ ...guide, rejectedSentences: [] }, groundOf(guide.story)))
      console.log("!!", fault);
  }
}

await samples(process.argv.slice(2));
