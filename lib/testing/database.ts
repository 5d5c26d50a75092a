export { type TestDatabase, testDb } from "@/db/testing/test-db";
export * from "./factories";
