import { writeFileSync } from "node:fs";
import { apiDocument } from "./document";
import { API_FILES } from "./files";

/** `npm run docs:api`: writes the OpenAPI document, and docs/api.md that is read from it. */
const document = await apiDocument();
for (const { path, write } of API_FILES) writeFileSync(path, write(document));
console.log(`${API_FILES.map(({ path }) => path).join(" and ")} are written.`);
