export { type FakeBehavior, type FakeOpenAi, type RecordedCall, startFakeOpenAi } from "./fake-openai";
export { FAULTS, type Fault } from "./fault";
export { longestChain } from "./longest-chain";
