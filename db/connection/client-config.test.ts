import { expect, test } from "vitest";
import { clientConfig } from "./client-config";

test("sends no parameter that a pooler would refuse", () => {
  const { connectionString, connectionTimeoutMillis, ...rest } = clientConfig("postgresql://a:b@host:5432/c");
  expect(connectionString).toBe("postgresql://a:b@host:5432/c");
  expect(connectionTimeoutMillis).toBe(10_000);
  expect(rest).toEqual({ application_name: "kumquat", keepAlive: true });
});

test("sslmode means what libpq documents, unless the URL says otherwise", () => {
  const modeOf = (url: string) => new URL(clientConfig(url).connectionString ?? "").searchParams.get("uselibpqcompat");
  expect(modeOf("postgresql://host/c?sslmode=require")).toBe("true");
  expect(modeOf("postgresql://host/c?sslmode=require&uselibpqcompat=false")).toBe("false");
  expect(modeOf("postgresql://host/c")).toBeNull();
});
