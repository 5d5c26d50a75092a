import { expect, test } from "vitest";
import { NO_ORDER, NO_RECENT_TEXTS } from "@/lib/contracts/stages";
import { buildGrounding } from "@/lib/guides/checker/grounding";
import { framesOf } from "@/lib/guides/originality/shapes";
import type { GuideBrief } from "@/lib/ports/curator";
import { editorialParagraphsOf } from "../editorial-paragraphs";
import { editorialSentencesOf } from "../editorial-sentences";
import { gatherMaterial } from "../place-material";
import { catalogueOf } from "../testing/catalogue";
import { idea } from "../testing/pick-places";
import { writeParagraph } from "./write-paragraph";

test.each(["m:dinner", "m:late-night", "g:kids"])(
  "where other guides have an editor's words, no entry says the same twice, for %s",
  (wish) => {
    const known = catalogueOf("Berkeley").slice(0, 48);
    const told = known.flatMap(({ place }) => [
      ...editorialSentencesOf(place).map(({ text }) => text),
      ...editorialParagraphsOf(place).flatMap(({ sentences }) => sentences.map(({ text }) => text)),
    ]);
    const recent = { ...NO_RECENT_TEXTS, paragraphs: told };
    const repeated = [0, 8, 16, 24, 32, 40].flatMap((start) => {
      const picks = known.slice(start, start + 8).map((each) => ({ ...each, reason: "", verdicts: [] }));
      const brief: GuideBrief = {
        city: "Berkeley",
        prompt: wish,
        idea: idea(wish),
        order: NO_ORDER,
        unmet: [],
        recent,
        picks,
      };
      const ground = buildGrounding(brief);
      return picks.flatMap((pick, index) => {
        const input = { m: gatherMaterial(pick), story: brief, index, ground, used: new Set<string>() };
        const { sentences } = writeParagraph({ ...input, paragraphs: "none", seed: `${start}` });
        const texts = sentences.map(({ text }) => text);
        const frames = texts.flatMap((text) => [...new Set(framesOf(text))]);
        return new Set(frames).size < frames.length ? [texts.join(" ")] : [];
      });
    });
    expect(repeated).toEqual([]);
  },
);
