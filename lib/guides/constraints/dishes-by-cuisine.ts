const DISHES_BY_CUISINE: Record<string, string[]> = {
  Barbecue: ["smoked brisket", "pulled pork", "barbecue ribs", "bbq ribs", "hot links"],
  Burgers: ["burger", "hamburger", "cheeseburger"],
  Coffee: ["coffee", "espresso", "cappuccino", "latte"],
  Dumplings: ["dumpling", "potsticker", "gyoza", "jiaozi", "xiao long bao", "momo", "wonton"],
  "Hot Pot": ["hot pot", "shabu shabu"],
  "Ice Cream": ["ice cream", "gelato", "soft serve", "sundae"],
  Noodles: ["noodle", "ramen", "udon", "soba", "pho", "chow fun", "chow mein", "mi quang", "hu tieu", "laksa"],
  Pizza: ["pizza"],
  Ramen: ["ramen", "tsukemen"],
  Sandwiches: ["sandwich", "banh mi", "torta", "hoagie"],
  Sushi: ["sushi", "nigiri", "sashimi", "omakase", "maki", "hand roll", "chirashi"],
};

/** Words of a dish's name that prove a cuisine, whatever the place calls itself. */
export const dishesThatProve = (cuisine: string): readonly string[] => DISHES_BY_CUISINE[cuisine] ?? [];
