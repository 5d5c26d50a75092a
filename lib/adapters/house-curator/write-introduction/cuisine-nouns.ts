/** Nouns for a cuisine's food and for its places. */
const CUISINE_NOUNS: Record<string, { food: string; places: string }> = {
  Bakery: { food: "something baked", places: "bakeries" },
  Barbecue: { food: "barbecue", places: "barbecue counters" },
  Breakfast: { food: "breakfast", places: "breakfast rooms" },
  Burgers: { food: "a burger", places: "burger griddles" },
  Chicken: { food: "chicken", places: "chicken places" },
  Coffee: { food: "coffee", places: "coffee rooms" },
  Deli: { food: "a deli lunch", places: "delis" },
  Dessert: { food: "dessert", places: "sweet stops" },
  "Dim Sum": { food: "dim sum", places: "dim sum houses" },
  Diner: { food: "a diner plate", places: "diners" },
  Dumplings: { food: "dumplings", places: "dumpling houses" },
  "Hot Pot": { food: "hot pot", places: "hot pot tables" },
  "Ice Cream": { food: "ice cream", places: "ice cream counters" },
  Izakaya: { food: "an izakaya night", places: "izakaya" },
  Noodles: { food: "noodles", places: "noodle houses" },
  Pizza: { food: "pizza", places: "pizza ovens" },
  Pub: { food: "a pub plate", places: "pubs" },
  Ramen: { food: "ramen", places: "ramen shops" },
  Sandwiches: { food: "a sandwich", places: "sandwich counters" },
  Seafood: { food: "seafood", places: "seafood houses" },
  "Soul Food": { food: "soul food", places: "soul food kitchens" },
  Steakhouse: { food: "a steak", places: "steakhouses" },
  Sushi: { food: "sushi", places: "sushi bars" },
  Tapas: { food: "tapas", places: "tapas bars" },
  Tea: { food: "tea", places: "tea rooms" },
  Vegan: { food: "vegan cooking", places: "vegan kitchens" },
  Vegetarian: { food: "vegetarian cooking", places: "vegetarian kitchens" },
  "Wine Bar": { food: "a wine bar evening", places: "wine bars" },
};

export const cuisineFood = (cuisine: string): string => CUISINE_NOUNS[cuisine]?.food ?? `${cuisine} cooking`;
export const cuisinePlaces = (cuisine: string): string => CUISINE_NOUNS[cuisine]?.places ?? `${cuisine} kitchens`;
