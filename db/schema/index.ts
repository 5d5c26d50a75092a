export * from "./editions";
export * from "./guides";
export * from "./imports";
export * from "./job-events";
export * from "./rate-limits";
export * from "./restaurants";
export * from "./subscribers";
export * from "./users";
