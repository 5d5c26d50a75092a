export { type FakeBehavior, type FakeResend, startFakeResend } from "./fake-resend";
export type { Fault } from "./fault";
export { signWebhook } from "./sign-webhook";
