import { CUISINES } from "../../guides/vocabulary";
import { spellPhone, spellWebsite } from "../contact";
import type { Column } from "./columns";
import { type Row, RowProblem } from "./row";

const LONGEST_LIST = 30;
const WORD_MAX = 60;

/** A cell as one line of text; null where it is empty. @throws RowProblem */
export function textOf({ cells }: Row, column: Column, max: number): string | null {
  const value = cells[column];
  if (value === undefined || value === null) return null;
  if (typeof value !== "string" && typeof value !== "number") throw new RowProblem(`has a ${column} that is no text`);
  const text = String(value).replace(/\s+/g, " ").trim();
  if (text.length > max) throw new RowProblem(`has a ${column} of more than ${max.toLocaleString("en-US")} characters`);
  return text === "" ? null : text;
}

/** @throws RowProblem */
export function neededText(row: Row, column: Column, max: number): string {
  const text = textOf(row, column, max);
  if (text === null) throw new RowProblem(`has no ${column}`);
  return text;
}

/** Decimal degrees with a point, or the comma of a European spreadsheet. @throws RowProblem */
export function degreesOf(row: Row, column: "latitude" | "longitude"): number {
  const text = textOf(row, column, 40);
  if (text === null) throw new RowProblem("has no coordinates");
  const limit = column === "latitude" ? 90 : 180;
  const degrees = /^[+-]?\d{1,3}([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
  if (!(Math.abs(degrees) <= limit)) {
    throw new RowProblem(`has a ${column} that is no number of degrees from -${limit} to ${limit}`);
  }
  return degrees;
}

/** A cell with several values: an array, or text with ";" or "|" between them. @throws RowProblem */
export function listOf({ cells }: Row, column: Column, max = WORD_MAX, separator: RegExp = /[;|\n]/): string[] {
  const value = cells[column] ?? [];
  const parts = Array.isArray(value) ? value : String(value).split(separator);
  if (!parts.every((part) => typeof part === "string")) throw new RowProblem(`has ${column} that are no list of texts`);
  const words = [...new Set(parts.map((part) => part.replace(/\s+/g, " ").trim()).filter(Boolean))];
  if (words.length > LONGEST_LIST) throw new RowProblem(`has more than ${LONGEST_LIST} ${column}`);
  if (words.some((word) => word.length > max)) {
    throw new RowProblem(`has ${column} of more than ${max.toLocaleString("en-US")} characters each`);
  }
  return words;
}

/** As the house tags places: "Wine list" is "wine-list". */
export const tagsOf = (row: Row, column: Column): string[] =>
  listOf(row, column, WORD_MAX, /[;|,\n]/).map((word) => word.toLowerCase().replace(/[\s_-]+/g, "-"));

const KNOWN_CUISINES = new Map(CUISINES.map((name) => [name.toLowerCase(), name]));

/** In the house's spelling where the house knows the cuisine. */
export const cuisinesOf = (row: Row): string[] =>
  listOf(row, "cuisines", WORD_MAX, /[;|,\n]/).map((name) => KNOWN_CUISINES.get(name.toLowerCase()) ?? name);

/** 1 to 4, or $ to $$$$. @throws RowProblem */
export function priceOf(row: Row): number | null {
  const text = textOf(row, "priceLevel", 40);
  if (text === null) return null;
  const level = /^\${1,4}$/.test(text) ? text.length : Number(text);
  if (![1, 2, 3, 4].includes(level)) throw new RowProblem("has a priceLevel that is not 1, 2, 3 or 4");
  return level;
}

/** As `spellPhone` writes it. @throws RowProblem */
export function phoneOf(row: Row): string | null {
  const text = textOf(row, "phone", 40);
  if (text === null) return null;
  const phone = spellPhone(text);
  if (phone === null) throw new RowProblem("has a phone that is no phone number");
  return phone;
}

/** As `spellWebsite` writes it. @throws RowProblem */
export function websiteOf(row: Row): string | null {
  const text = textOf(row, "website", 500);
  if (text === null) return null;
  const website = spellWebsite(text);
  if (website === null) throw new RowProblem("has a website that is no http or https address");
  return website;
}

/** A year. @throws RowProblem */
export function sinceOf(row: Row, thisYear: number): number | null {
  const text = textOf(row, "since", 10);
  if (text === null) return null;
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  if (year < 1849 || year > thisYear) throw new RowProblem(`has a since that is no year from 1849 to ${thisYear}`);
  return year;
}

const FLAGS: Record<string, boolean> = { true: true, yes: true, "1": true, false: false, no: false, "0": false };

/** @throws RowProblem */
export function flagOf({ cells }: Row, column: Column): boolean {
  const text = String(cells[column] ?? "")
    .trim()
    .toLowerCase();
  const flag = text === "" ? false : FLAGS[text];
  if (flag === undefined) throw new RowProblem(`has an ${column} that is neither yes nor no`);
  return flag;
}
