import type { ApiDocument } from "./document";
import { apiMarkdown } from "./markdown";

type GeneratedFile = { path: string; write: (document: ApiDocument) => string };

/** What is generated from the contracts, and committed. */
export const API_FILES: readonly GeneratedFile[] = [
  { path: "data/openapi.json", write: (document) => `${JSON.stringify(document, null, 1)}\n` },
  { path: "docs/api.md", write: apiMarkdown },
];
