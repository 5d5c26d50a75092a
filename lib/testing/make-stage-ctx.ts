import { NO_RECENT_TEXTS } from "@/lib/contracts/stages";
import type { StageCtx } from "@/lib/guides/stage-ctx";
import type { Places } from "@/lib/ports/places";
import { scriptedCurator } from "./scripted-curator";

const noPlaces: Places = {
  name: "catalogue",
  search: async () => ({ places: [] }),
  research: async () => ({ evidence: [], photos: [] }),
  sample: async () => [],
};

/** A stage's ctx in a test; `places` replaces single methods of a source that knows nothing. */
export function makeStageCtx({
  places = {},
  ...rest
}: Partial<Omit<StageCtx, "places">> & { places?: Partial<Places> } = {}): StageCtx {
  return {
    curator: scriptedCurator(),
    now: new Date("2026-11-20T20:00:00Z"),
    signal: new AbortController().signal,
    recordUsage: () => {},
    isBlocked: () => false,
    recordPlacesCost: () => {},
    getRecentTexts: async () => NO_RECENT_TEXTS,
    ...rest,
    places: { ...noPlaces, ...places },
  };
}
