import { z } from "zod";
import { CUISINES } from "../../guides/vocabulary";
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

/** A number of the United States in the house's form, any other with its country's code. @throws RowProblem */
export function phoneOf(row: Row): string | null {
  const text = textOf(row, "phone", 40);
  if (text === null) return null;
  const digits = text.replace(/\D/g, "");
  const looksRight = /^\+?[\d\s().-]+$/.test(text);
  const local = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  if (looksRight && /^[2-9]\d{9}$/.test(local) && !/^\+(?!1)/.test(text)) {
    return `(${local.slice(0, 3)}) ${local.slice(3, 6)}-${local.slice(6)}`;
  }
  if (looksRight && text.startsWith("+") && digits.length >= 8 && digits.length <= 15) return text;
  throw new RowProblem("has a phone that is no phone number");
}

const WebAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain });

/** An http or https address; "zunicafe.com" is taken as https. @throws RowProblem */
export function websiteOf(row: Row): string | null {
  const text = textOf(row, "website", 500);
  if (text === null) return null;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!WebAddress.safeParse(address).success || new URL(address).username !== "") {
    throw new RowProblem("has a website that is no http or https address");
  }
  return address;
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
