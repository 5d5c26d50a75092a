export * from "./factories";
export { type TestDatabase, testDb } from "./test-db";
