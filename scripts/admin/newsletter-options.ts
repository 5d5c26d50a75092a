import { type City, cityFromSlug, isCity, NEWSLETTER_CITIES } from "@/lib/core/cities";
import { isThursday, type Week, weekOf } from "@/lib/core/week";

/** A city that people can subscribe to, by its name or as in URLs. */
export function cityOption(value: string): City {
  const city = isCity(value) ? value : cityFromSlug(value.toLowerCase().replaceAll(" ", "-"));
  if (city && NEWSLETTER_CITIES.includes(city)) return city;
  throw new Error(`--city is one of ${NEWSLETTER_CITIES.join(", ")}.`);
}

const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });

/** A week, by its Thursday; for another day the error names the Thursday of its week. */
export function weekOption(name: string, value: string): Week {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T20:00:00Z`) : new Date(Number.NaN);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value) {
    throw new Error(`--${name} must be the date of a Thursday, like 2026-11-26.`);
  }
  if (isThursday(value)) return value;
  throw new Error(`${value} is a ${weekday.format(date)}. The Thursday of its week is ${weekOf(date)}.`);
}
