export { cataloguePlaces, photo, review, wireIdOf, wirePlace } from "./catalogue-places";
export {
  type FakeGooglePlaces,
  type RecordedCall,
  startFakeGooglePlaces,
} from "./fake-google-places";
export type { Fault } from "./fault";
export type { WirePlace } from "./wire";
