import { expect, test } from "vitest";
import { editorialSentencesOf } from "@/lib/adapters/house-curator/editorial-sentences";
import { catalogueOf } from "@/lib/adapters/house-curator/testing/catalogue";
import { CITIES } from "@/lib/core/cities";
import { leansBack } from "./leans-back";

test.each([
  "Begin with it, since it leads on to one of the curries.",
  "They are the milder of the two usual starters.",
  "It is meant for sharing like every plate here.",
  "That makes it a sharp end to a dinner of roast chicken.",
  "Both are from a kitchen that likes heat, so have water ready at home.",
  "One is enough for two people, along with a plate of vegetables.",
  "Chowder goes with it.",
  "While you eat it, ask what fish came in that morning.",
  "Share them and the pumpkin to begin with.",
  "Meat eaters come for these, so you can bring one along.",
  "They make it in the shop.",
  "These buns are thick-skinned and fried in a pan.",
  "Ask which is which, since a plate of them is part of most first orders.",
  "Save the last bite of it for the walk home.",
  "Chayote, spinach and carrots go into this stew, which is vegan.",
  "Children are fond of this fried chicken.",
  "You can see the layers spiral on these puffs, because the pastry is laminated by hand.",
  "King trumpet mushrooms replace the fish in this ceviche.",
  "The idea is still that of the Turkish immigrants of Berlin.",
  "After those you can discuss the burgers.",
  "Sand dabs, pan-fried, can follow it.",
  "Craig and Anne Stoll have had it on the menu from the beginning.",
  "They carve that next to you, from a silver cart.",
  "You order those at the window.",
  "If they would rather have a roof, the hall has a fireplace.",
  "On a warm evening those seats go first, so be early.",
  "On a warm day you may have to wait for one of those seats, because they fill.",
  "Ask for those seats when you reserve.",
  "Something with toast belongs in every order, the house says, and with this one you have already done your duty.",
  "Take care to order that one, because the standard broth has fish in its dashi.",
  "Keep the last of that sauce, and drink it with the water the noodles were cooked in.",
  "Because of that sweetness you might have artichoke hearts from the tandoor first.",
  "If you are new here, start with it, because wontons are the habit of the house.",
])("“%s” has no subject by itself", (text) => expect(leansBack(text)).toBe(true));

test.each([
  "Begin with the crusted oyster mushrooms.",
  "The blue corn turnover is filled with pork skin, so leave that one to others.",
  "They slice the salumi to order and send them out with your first glass.",
  "They take reservations.",
  "This is a breakfast house, and the Reggie Jackson special gives you two pork chops.",
  "It is a large and relaxed room.",
  "Those who like squid should order the seafood stone-pot bibimbap.",
  "Order the nigiri plate and watch it being cut.",
  "Ask for brisket early, because it goes first.",
  "Karaage is fried chicken, and it keeps children busy.",
  "Ask for those tables by the window.",
  "Before it is carved, the prime rib has been roasted in rock salt.",
  "Ask for the stew and see why people come back for this stew.",
  "People have come to this room for pancakes since 1982.",
  "A plate of momos is the first order, and half of them should be fried.",
  "When it rains, bend over a stone pot of soondubu.",
  "Tell them how much spice you want, because they can turn it up or down.",
  "Both the thick sesame noodles and the skins of the dumplings begin as dough.",
])("“%s” can stand alone", (text) => expect(leansBack(text)).toBe(false));

test("of all that editors wrote, what can stand alone begins with no dish of a sentence before it", () => {
  const places = CITIES.flatMap((city) => catalogueOf(city));
  const texts = places.flatMap(({ place }) => editorialSentencesOf(place).map(({ text }) => text));
  const alone = texts.filter((text) => !leansBack(text));
  const BEHIND =
    /^(?:That|He|Its|Their) |^(?:It|They) (?:goes?|comes?|arrives?|suits?|tastes?|(?:is|are) (?:meant|made|enough|worth|hot|mild|soft|crisp|milder|best|served)) |^(?:Begin|Start|Share|Order|Have|Get|Try|Eat|Finish) (?:with )?(?:it|them|those)\b/;
  expect(alone.filter((text) => BEHIND.test(text))).toEqual([]);
  // Nearly all can, or entries would be short of words.
  expect(alone.length / texts.length).toBeGreaterThan(0.94);
});
