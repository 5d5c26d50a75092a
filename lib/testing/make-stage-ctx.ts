import type { StageCtx } from "../guides/stage-ctx";
import { NONE_RECENT } from "../guides/stage-types";
import type { Places } from "../providers/places";
import { scriptedCurator } from "./scripted-curator";

const noPlaces: Places = {
  name: "catalogue",
  search: async () => ({ places: [] }),
  research: async () => ({ evidence: [], photos: [] }),
  sample: async () => [],
};

/** What a stage is called with in a test; `places` replaces single calls of a source that knows nothing. */
export function makeStageCtx({
  places = {},
  ...rest
}: Partial<Omit<StageCtx, "places">> & { places?: Partial<Places> } = {}): StageCtx {
  return {
    curator: scriptedCurator(),
    now: new Date("2026-11-20T20:00:00Z"),
    signal: new AbortController().signal,
    spend: () => {},
    isNeverAgain: () => false,
    spendOnPlaces: () => {},
    readRecent: async () => NONE_RECENT,
    ...rest,
    places: { ...noPlaces, ...places },
  };
}
