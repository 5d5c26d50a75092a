export {
  findLandmark,
  landmarkByName,
  landmarkNames,
  landmarkWithArticle,
  metersToLandmark,
  type NamedLandmark,
} from "./find-landmark";
export { foldName } from "./fold-name";
export { AREA_CENTERS, LANDMARKS, type Landmark, TOWNS_AROUND, type Town } from "./landmark-data";
export { areasAround, nearestArea, townNames } from "./surroundings";
export { stationsOf, type Transit, transitCalled } from "./transit";
