import type { NextConfig } from "next";
import { securityHeaders } from "./lib/security/headers";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ["@node-rs/argon2", "sharp"],
  headers: async () => securityHeaders({ isDev: process.env.NODE_ENV === "development" }),
};

export default config;
