/** Whether the build has Mapbox GL, which is installed as an optional dependency: next.config.ts says when it hasn't. */
export const HAS_MAPBOX = process.env.MAPBOX_LEFT_OUT !== "1";
