export { FAULTS, type Fault } from "./fault";
export type { Ledger, Taken } from "./ledger";
export { signWebhook } from "./sign-webhook";
export { type Behaviour, type Call, type StandIn, startResend } from "./stand-in";
