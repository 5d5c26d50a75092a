export { FAULTS, type Fault } from "./fault";
export { longestChain } from "./longest-chain";
export { type Behaviour, type Call, type StandIn, startStandIn } from "./stand-in";
