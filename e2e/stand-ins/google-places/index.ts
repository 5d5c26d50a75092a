export { FAULTS, type Fault, PHOTO_FAULTS } from "./fault";
export { type Behaviour, type Call, type StandIn, startStandIn } from "./stand-in";
export type { WirePlace } from "./wire";
export { catalogueWorld, photo, review, wireIdOf, wirePlace } from "./world";
