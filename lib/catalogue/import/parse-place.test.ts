import { describe, expect, test } from "vitest";
import type { Column } from "./columns";
import { parsePlace } from "./parse-place";

const GOOD = { name: "Fog Diner", address: "1 Valencia St", latitude: "37.7688", longitude: "-122.4221" };
const read = (cells: Partial<Record<Column, unknown>> = {}) =>
  parsePlace({ location: "line 2", cells: { ...GOOD, ...cells } }, 2026);

describe("a place", () => {
  test("needs only a name, an address and coordinates", () => {
    expect(read()).toMatchObject({ name: "Fog Diner", city: "San Francisco", town: null, cuisines: [], status: null });
  });

  test("is stored in the catalogue's forms", () => {
    const place = read({
      cuisines: "MEXICAN, Cal-Mex",
      dishes: "Carnitas: crisp at the edges; Flan",
      features: "Wine list|BYOB",
      phone: "+1 415.555.0134",
      website: "fogdiner.example/menu",
      priceLevel: "$$",
      since: "1974",
      notes: "Cooking: It smokes its own ham.|Opened by two sisters.",
      status: "Temporarily closed",
    });
    expect(place).toMatchObject({
      cuisines: ["Mexican", "Cal-Mex"],
      features: ["wine-list", "byob"],
      status: "temporarily_closed",
      dishes: [
        { name: "Carnitas", detail: "crisp at the edges" },
        { name: "Flan", detail: null },
      ],
      phone: "(415) 555-0134",
      website: "https://fogdiner.example/menu",
      priceLevel: 2,
      since: 1974,
      notes: [
        { about: "cooking", text: "It smokes its own ham." },
        { about: "story", text: "Opened by two sisters." },
      ],
    });
  });

  test("takes lists and numbers from JSON as they are", () => {
    const place = read({
      cuisines: ["Thai"],
      priceLevel: 3,
      latitude: 37.7688,
      longitude: -122.4221,
      approximate: true,
    });
    expect(place).toMatchObject({ cuisines: ["Thai"], priceLevel: 3, hasApproximateCoordinates: true });
  });

  test.each<[Partial<Record<Column, unknown>>, string]>([
    [{ name: " " }, "has no name"],
    [{ name: "!!!" }, "has a name without a letter"],
    [{ name: { a: 1 } }, "has a name that is no text"],
    [{ name: "x".repeat(201) }, "has a name of more than 200 characters"],
    [{ address: "" }, "has no address"],
    [{ latitude: "" }, "has no coordinates"],
    [{ latitude: "NaN" }, "has a latitude that is no number of degrees from -90 to 90"],
    [{ latitude: "1e2" }, "has a latitude that is no number of degrees from -90 to 90"],
    [{ longitude: "-222.4" }, "has a longitude that is no number of degrees from -180 to 180"],
    [{ latitude: "40.7", longitude: "-74.0" }, "lies outside every city of the product"],
    [{ latitude: "37.80", longitude: "-122.355" }, "lies in the bay or the sea"],
    [{ city: "Oakland" }, "does not lie in Oakland, where the file has it"],
    [{ priceLevel: "5" }, "has a priceLevel that is not 1, 2, 3 or 4"],
    [{ priceLevel: "0" }, "has a priceLevel that is not 1, 2, 3 or 4"],
    [{ phone: "call us" }, "has a phone that is no phone number"],
    [{ phone: "415555" }, "has a phone that is no phone number"],
    [{ website: "javascript:alert(1)" }, "has a website that is no http or https address"],
    [{ website: "data:text/html,x" }, "has a website that is no http or https address"],
    [{ website: "https://google.com@evil.example" }, "has a website that is no http or https address"],
    [{ since: "1066" }, "has a since that is no year from 1849 to 2026"],
    [{ status: "maybe" }, "has a status that is not one of open, temporarily closed, closed"],
    [{ approximate: "perhaps" }, "has an approximate that is neither yes nor no"],
    [{ summary: "x".repeat(1001) }, "has a summary of more than 1,000 characters"],
    [{ vibes: Array.from({ length: 31 }, (_, i) => `v${i}`) }, "has more than 30 vibes"],
    [{ cuisines: [1] }, "has cuisines that are no list of texts"],
  ])("with %o is refused", (cells, sentence) => {
    expect(() => read(cells)).toThrow(sentence);
  });
});

describe("the city, where two boxes overlap,", () => {
  const rockridge = { latitude: "37.8450", longitude: "-122.2520" };
  test("is the one the file names, in its own column or in the address", () => {
    expect(read({ ...rockridge, city: "berkeley" }).city).toBe("Berkeley");
    expect(read({ ...rockridge, address: "3000 Berkeley Way, Oakland, CA" }).city).toBe("Oakland");
  });

  test("is the one on whose side it lies where the file names none", () => {
    expect(read(rockridge).city).toBe("Oakland");
    expect(read({ latitude: "37.8790", longitude: "-122.2690" }).city).toBe("Berkeley");
  });

  test("a town in the city's column stays the town", () => {
    const place = read({ latitude: "37.4440", longitude: "-122.1610", city: "Palo Alto" });
    expect(place).toMatchObject({ city: "Peninsula", town: "Palo Alto" });
  });
});
