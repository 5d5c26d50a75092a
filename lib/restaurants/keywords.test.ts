import { expect, test } from "vitest";
import { subjectsOf } from "./keywords";

test.each([
  ["late night tacos open now", ["late night tacos open", "late night tacos", "tacos"]],
  ["best ramen near me", ["ramen"]],
  ["ramen nearby", ["ramen nearby", "ramen"]],
  ["top rated dim sum open on sunday", ["top rated dim sum open sunday", "rated dim sum sunday", "rated dim sum"]],
  ["pizza until 2am", ["pizza until 2am", "pizza 2am", "pizza"]],
  ["dumplings", ["dumplings"]],
  ["Pier 39 chowder", ["pier 39 chowder", "pier chowder"]],
  ["open now", []],
  ["near me tonight", []],
])("%j is about %j, in ever fewer words", (query, subjects) => {
  expect(subjectsOf(query)).toEqual(subjects);
});
