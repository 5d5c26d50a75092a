import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { NextConfig } from "next";
import { CITIES, citySlug } from "./lib/core/cities.ts";
import { MAGAZINE_FILTERS } from "./lib/core/magazine-filters.ts";
import { configuredHeaders } from "./lib/http/configured-headers.ts";
import { isBehindOwnServer } from "./lib/http/connection.ts";
import { describeVersion } from "./scripts/version/describe-version";

/* Both names of lib/auth/session-cookie.ts: which one is in use hangs on APP_URL, which the build does not know. */
const SESSIONS = ["kumquat.session", "__Host-kumquat.session"].map((key) => ({ type: "cookie" as const, key }));
const CITY_SLUGS = CITIES.map(citySlug);
const CITY_PAGE = `/:city(${CITY_SLUGS.join("|")})`;
/* A city's page that is narrowed is rendered per request. */
const FILTERS = MAGAZINE_FILTERS.map((key) => ({ type: "query" as const, key }));
const has = (key: string, value: string) => [{ type: "query" as const, key, value }];

/* Loaded with a collector alone (lib/telemetry/start-tracing.ts). */
const TRACING = ["api", "context-async-hooks", "exporter-trace-otlp-http", "resources", "sdk-trace"].map(
  (name) => `@opentelemetry/${name}`,
);

/* An optional dependency, of a license of its own: without it MapLibre draws every map. */
const hasMapbox = existsSync("node_modules/mapbox-gl/package.json");
const NO_MAPBOX = "./components/map/canvas/no-mapbox.ts";

const RUN_TIME_FILES = [
  "app/fonts/**",
  "data/listed/*.csv",
  "data/map/bay-area.pmtiles",
  "db/migrations/**",
  "lib/adapters/house-curator/wish-reader/kernel.wasm",
  "models/wish-reader/{labels.json,model.safetensors,vocab.txt}",
  "server/page-cache.ts",
];

const config: NextConfig = {
  env: {
    /* The version that a build without its repository still names (lib/boot/version.ts). */
    KUMQUAT_BUILT_VERSION: describeVersion(import.meta.dirname),
    ...(!hasMapbox && { MAPBOX_LEFT_OUT: "1" }),
  },
  ...(!hasMapbox && {
    turbopack: { resolveAlias: { "mapbox-gl": NO_MAPBOX, "mapbox-gl/dist/mapbox-gl.css": NO_MAPBOX } },
  }),
  poweredByHeader: false,
  /* Hashing a page's whole text at each request was a quarter of what sending it cost; server/send-kept-pages.ts does it once. */
  generateEtags: false,
  reactStrictMode: true,
  serverExternalPackages: ["@node-rs/argon2", "sharp", "prom-client", ...TRACING],
  /* Pictures come as they are shown: nobody needs an optimizer that draws any of them in any size. */
  images: { unoptimized: true },
  /* `npm test` checks types, in a step of its own: a start need not wait for it again. */
  typescript: { ignoreBuildErrors: true },
  /* The development server logs every request; URLs with tokens are never logged. */
  logging: { incomingRequests: { ignore: [/^\/(api\/)?email\//, /^\/unsubscribe\//, /^\/list\//, /[?&]claim=/] } },
  /* What another process has changed is served by none (decision 069). Our own server provides it by itself. */
  cacheHandler: isBehindOwnServer() ? undefined : resolve("server/page-cache.ts"),
  /* Cached pages live in memory alone: after a restart nothing old is served over a changed database. */
  experimental: { isrFlushToDisk: false },
  /* `npm run build -- --standalone`: the application with what it needs, for an image (scripts/build). */
  output: process.env.NEXT_OUTPUT === "standalone" ? "standalone" : undefined,
  /* What is read or started by its path at run time. */
  outputFileTracingIncludes: { "/**": RUN_TIME_FILES },
  /* Traced by way of a folder whose files are chosen at run time; a build from another checkout has more of them. */
  outputFileTracingExcludes: { "/**": ["docs/**", "e2e/**", "bench/**", "models/wish-reader/data/**", ".data/**"] },
  /* The development server runs behind ours, which sets them. */
  async headers() {
    const isDev = process.env.NODE_ENV === "development";
    return isDev ? [] : configuredHeaders({ sessions: SESSIONS, cityPage: CITY_PAGE, filters: FILTERS });
  },
  async redirects() {
    const home = { destination: "/", permanent: false };
    return [
      { source: "/landing/:greeting", ...home },
      { source: "/privacy/:edition", destination: "/privacy", permanent: false },
      { source: "/about/:edition", destination: "/about", permanent: false },
      { source: "/guide/:id/member", destination: "/guide/:id", permanent: false },
      { source: "/place/:id/member", destination: "/place/:id", permanent: false },
      { source: "/city/:city/:view*", destination: "/:city", permanent: false },
    ];
  },
  /* Public pages without a parameter get one here, so that they are cached but never made by the build. */
  async rewrites() {
    return {
      /* Browsers ask for it on pages that name no icon; ours is drawn in one file. */
      beforeFiles: [{ source: "/favicon.ico", destination: "/icon.svg" }],
      afterFiles: [
        { source: "/", has: has("confirmed", "true"), destination: "/landing/confirmed" },
        { source: "/", has: has("confirmed", "already"), destination: "/landing/already" },
        { source: "/", destination: "/landing/welcome" },
        { source: "/privacy", destination: "/privacy/current" },
        { source: "/about", destination: "/about/current" },
        /* One for each city: Next compiles a destination that names a part of the address at each request. */
        ...CITY_SLUGS.map((slug) => ({ source: `/${slug}`, missing: FILTERS, destination: `/city/${slug}` })),
        { source: CITY_PAGE, destination: "/city/:city/view" },
        ...SESSIONS.flatMap((session) => [
          { source: "/guide/:id", has: [session], destination: "/guide/:id/member" },
          { source: "/place/:id", has: [session], destination: "/place/:id/member" },
        ]),
      ],
      fallback: [],
    };
  },
};

export default config;
