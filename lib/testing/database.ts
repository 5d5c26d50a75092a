export { testDb } from "@/db/testing/test-db";
export * from "./factories";
