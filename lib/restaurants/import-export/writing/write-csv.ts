import Papa from "papaparse";
import { EXPORT_FIELDS, type ExportedPlace, toExportFields } from "../export-fields";
import { escapeFormula } from "./escape-formula";

/** Without it Excel misreads UTF-8 as a legacy encoding. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Every text is quoted: a spreadsheet that splits at semicolons would otherwise find extra cells in it. */
const isText = (value: unknown) => typeof value === "string";

/** RFC 4180, with Excel's byte order mark. Texts can't start a formula; numbers stay numbers. */
export function writeCsv(places: readonly ExportedPlace[]): string {
  const rows = places.map((place) => {
    const fields = toExportFields(place);
    return EXPORT_FIELDS.map((field) => {
      const value = fields[field];
      return typeof value === "string" ? escapeFormula(value) : value;
    });
  });
  return `${BYTE_ORDER_MARK}${Papa.unparse([[...EXPORT_FIELDS], ...rows], { newline: "\r\n", quotes: isText })}\r\n`;
}
