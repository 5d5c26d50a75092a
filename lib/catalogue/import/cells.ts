import { normalizePhone, normalizeWebsite } from "@/lib/core/contact";
import { CUISINES } from "@/lib/restaurants/vocabulary";
import type { Column } from "./columns";
import { type FileRow, RowError } from "./file-row";

const MAX_LIST_LENGTH = 30;
const MAX_WORD_LENGTH = 60;

/** A cell as one line of text; null where it is empty. @throws RowError */
export function textOf({ cells }: FileRow, column: Column, max: number): string | null {
  const value = cells[column];
  if (value === undefined || value === null) return null;
  if (typeof value !== "string" && typeof value !== "number") throw new RowError(`has a ${column} that is no text`);
  const text = String(value).replace(/\s+/g, " ").trim();
  if (text.length > max) throw new RowError(`has a ${column} of more than ${max.toLocaleString("en-US")} characters`);
  return text === "" ? null : text;
}

/** @throws RowError */
export function requiredText(row: FileRow, column: Column, max: number): string {
  const text = textOf(row, column, max);
  if (text === null) throw new RowError(`has no ${column}`);
  return text;
}

/** Decimal degrees with a point, or the comma of a European spreadsheet. @throws RowError */
export function degreesOf(row: FileRow, column: "latitude" | "longitude"): number {
  const text = textOf(row, column, 40);
  if (text === null) throw new RowError("has no coordinates");
  const limit = column === "latitude" ? 90 : 180;
  const degrees = /^[+-]?\d{1,3}([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
  if (!(Math.abs(degrees) <= limit)) {
    throw new RowError(`has a ${column} that is no number of degrees from -${limit} to ${limit}`);
  }
  return degrees;
}

/** A cell with several values: an array, or text with ";" or "|" between them. @throws RowError */
export function listOf(
  { cells }: FileRow,
  column: Column,
  max = MAX_WORD_LENGTH,
  separator: RegExp = /[;|\n]/,
): string[] {
  const value = cells[column] ?? [];
  const parts = Array.isArray(value) ? value : String(value).split(separator);
  if (!parts.every((part) => typeof part === "string")) throw new RowError(`has ${column} that are no list of texts`);
  const words = [...new Set(parts.map((part) => part.replace(/\s+/g, " ").trim()).filter(Boolean))];
  if (words.length > MAX_LIST_LENGTH) throw new RowError(`has more than ${MAX_LIST_LENGTH} ${column}`);
  if (words.some((word) => word.length > max)) {
    throw new RowError(`has ${column} of more than ${max.toLocaleString("en-US")} characters each`);
  }
  return words;
}

/** As the catalogue tags places: "Wine list" is "wine-list". */
export const tagsOf = (row: FileRow, column: Column): string[] =>
  listOf(row, column, MAX_WORD_LENGTH, /[;|,\n]/).map((word) => word.toLowerCase().replace(/[\s_-]+/g, "-"));

const KNOWN_CUISINES = new Map(CUISINES.map((name) => [name.toLowerCase(), name]));

/** In the catalogue's spelling where it knows the cuisine. */
export const cuisinesOf = (row: FileRow): string[] =>
  listOf(row, "cuisines", MAX_WORD_LENGTH, /[;|,\n]/).map((name) => KNOWN_CUISINES.get(name.toLowerCase()) ?? name);

/** 1 to 4, or $ to $$$$. @throws RowError */
export function priceOf(row: FileRow): number | null {
  const text = textOf(row, "priceLevel", 40);
  if (text === null) return null;
  const level = /^\${1,4}$/.test(text) ? text.length : Number(text);
  if (![1, 2, 3, 4].includes(level)) throw new RowError("has a priceLevel that is not 1, 2, 3 or 4");
  return level;
}

/** As `spellPhone` writes it. @throws RowError */
export function phoneOf(row: FileRow): string | null {
  const text = textOf(row, "phone", 40);
  if (text === null) return null;
  const phone = normalizePhone(text);
  if (phone === null) throw new RowError("has a phone that is no phone number");
  return phone;
}

/** As `spellWebsite` writes it. @throws RowError */
export function websiteOf(row: FileRow): string | null {
  const text = textOf(row, "website", 500);
  if (text === null) return null;
  const website = normalizeWebsite(text);
  if (website === null) throw new RowError("has a website that is no http or https address");
  return website;
}

/** A year. @throws RowError */
export function sinceOf(row: FileRow, thisYear: number): number | null {
  const text = textOf(row, "since", 10);
  if (text === null) return null;
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  if (year < 1849 || year > thisYear) throw new RowError(`has a since that is no year from 1849 to ${thisYear}`);
  return year;
}

const FLAGS: Record<string, boolean> = { true: true, yes: true, "1": true, false: false, no: false, "0": false };

/** @throws RowError */
export function flagOf({ cells }: FileRow, column: Column): boolean {
  const text = String(cells[column] ?? "")
    .trim()
    .toLowerCase();
  const flag = text === "" ? false : FLAGS[text];
  if (flag === undefined) throw new RowError(`has an ${column} that is neither yes nor no`);
  return flag;
}
