export { cataloguePlaces, photo, review, wireIdOf, wirePlace } from "./catalogue-places";
export {
  type FakeBehavior,
  type FakeGooglePlaces,
  type RecordedCall,
  startFakeGooglePlaces,
} from "./fake-google-places";
export { FAULTS, type Fault, PHOTO_FAULTS } from "./fault";
export type { WirePlace } from "./wire";
