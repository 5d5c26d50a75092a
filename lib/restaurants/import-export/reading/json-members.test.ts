import fc from "fast-check";
import { expect, test } from "vitest";
import { InvalidFileError } from "./file-errors";
import { jsonMembers } from "./json-members";

const object = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }));
const list = fc.array(fc.jsonValue({ maxDepth: 4 }));

test("yields each member of an object, and each element of the list", () => {
  fc.assert(
    fc.property(object, list, fc.constantFrom(undefined, 1, "\t"), (members, elements, indent) => {
      const text = JSON.stringify({ ...members, places: elements }, null, indent);
      const read = [...jsonMembers(text, "places")];
      expect(read.filter(({ isElement }) => isElement).map(({ value }) => value)).toEqual(
        JSON.parse(JSON.stringify(elements)),
      );
      const rest = read.filter(({ isElement }) => !isElement).map(({ key, value }) => [key, value]);
      const expected = Object.entries(JSON.parse(text)).map(([key, value]) => [key, key === "places" ? [] : value]);
      expect(rest).toEqual(expected);
    }),
  );
});

test("invalid JSON is refused, wherever it is broken", () => {
  fc.assert(
    fc.property(object, list, fc.nat(), fc.string({ maxLength: 2 }), (members, elements, position, inserted) => {
      const text = JSON.stringify({ ...members, places: elements });
      const broken = text.slice(0, position % text.length) + inserted + text.slice((position % text.length) + 1);
      try {
        for (const { key } of jsonMembers(broken, "places")) expect(typeof key).toBe("string");
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidFileError);
      }
    }),
    { numRuns: 1_000 },
  );
});
