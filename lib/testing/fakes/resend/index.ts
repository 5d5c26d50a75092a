export { type FakeBehavior, type FakeResend, type RecordedCall, startFakeResend } from "./fake-resend";
export { FAULTS, type Fault } from "./fault";
export type { AcceptedEmail, Ledger } from "./ledger";
export { signWebhook } from "./sign-webhook";
