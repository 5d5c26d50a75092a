import Papa from "papaparse";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { getImport } from "./get-import";
import { escapeFormula } from "./writing/escape-formula";

/**
 * The rows of the user's own import that match nothing in the catalogue, as a CSV, so that nothing in a file is lost.
 * @throws AppError not_found
 */
export async function exportNotFound(ctx: Ctx & { user: SessionUser }, id: string): Promise<string> {
  const { rows } = await getImport(ctx, id);
  const missing = rows.filter(({ match, candidates }) => !match && candidates.length === 0);
  const cells = missing.map(({ name, address, list, status }) =>
    [name, address, list, status].map((cell) => escapeFormula(cell ?? "")),
  );
  const text = Papa.unparse([["name", "address", "list", "status"], ...cells], { newline: "\r\n", quotes: true });
  return `\uFEFF${text}\r\n`;
}
