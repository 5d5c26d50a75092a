/** How an occasion or a mood is said in a headline, at the end of a subtitle, and as a thing to wish for. */
export type OccasionWords = { heads: readonly string[]; tags: readonly string[]; want?: string };

export const OCCASION_WORDS: Record<string, OccasionWords> = {
  date: {
    heads: [
      "Low Light, Small Table",
      "Say Something Nice",
      "One Dessert, Two Spoons",
      "Two Chairs",
      "Dinner and a Maybe",
      "The Second Glass",
      "Knees Under the Table",
    ],
    tags: ["for two", "for a date", "for the two of you"],
    want: "dinner for two",
  },
  "first-date": {
    heads: ["Nice to Meet You", "First Dates, Soft Landings", "Small Talk, Good Plates"],
    tags: ["for a first date", "for people who have just met"],
    want: "a first date",
  },
  groups: {
    heads: [
      "Somebody Get the Check",
      "Chairs From Other Tables",
      "The Group Chat Eats",
      "The Long Table",
      "Everybody Comes",
      "Pass It Down",
      "Elbows In",
    ],
    tags: ["for a full table", "for a crowd", "for everyone you invited"],
    want: "a dinner with everyone",
  },
  kids: {
    heads: [
      "Crayons and Courses",
      "Home by Bedtime",
      "Small Forks",
      "The Short End of the Table",
      "Bring the Children",
    ],
    tags: ["with children along", "for families at feeding time", "with the children in mind"],
    want: "a meal with children",
  },
  grandparents: {
    heads: ["The Head of the Table", "Grandmother Chooses"],
    tags: ["with grandparents", "for every age at the table"],
    want: "a meal with grandparents",
  },
  solo: {
    heads: [
      "Book Propped on the Salt",
      "No Small Talk Required",
      "A Stool of One's Own",
      "Party of One",
      "Alone, On Purpose",
      "The Seat at the End",
    ],
    tags: ["for one", "for eating alone on purpose", "for a party of one"],
    want: "a meal alone",
  },
  business: {
    heads: ["Expense It", "Handshakes and Courses", "The Working Lunch", "Shake on It", "Napkins and Figures"],
    tags: ["for business", "for a meeting with food", "for the client's sake"],
    want: "a business meal",
  },
  birthday: {
    heads: ["Blow Them Out", "Older and Well Fed", "A Year Older", "Candles, Later", "Many Returns"],
    tags: ["for a birthday", "for somebody's birthday"],
    want: "a birthday dinner",
  },
  "special-occasion": {
    heads: ["The Big Night", "Worth the Babysitter", "The Night That Counts", "The Good Coat", "Something to Mark"],
    tags: ["for the night that counts", "for an occasion"],
    want: "a dinner that marks something",
  },
  brunch: {
    heads: [
      "The Paper and the Pan",
      "Eggs at an Idle Hour",
      "The Slow Morning",
      "Late Breakfast, Long Table",
      "No Plans Till Supper",
    ],
    tags: ["for a slow morning", "for brunch"],
    want: "brunch",
  },
  breakfast: {
    heads: ["Up Early", "Before the Day Begins", "Eggs First"],
    tags: ["for breakfast", "for early risers"],
    want: "breakfast",
  },
  lunch: {
    heads: ["The Middle of the Day", "A Proper Lunch"],
    tags: ["for lunch", "for the middle of the day"],
    want: "lunch",
  },
  "late-night": {
    heads: ["The Last Table", "Past Everyone's Bedtime", "After the Last Song", "The Late Shift", "Still Hungry"],
    tags: ["for the late hours", "for after the show", "for people still up"],
    want: "a late supper",
  },
  "quick-bite": {
    heads: ["Eat and Run", "In and Out", "On Your Feet"],
    tags: ["for people in a hurry", "for a quick bite"],
    want: "a quick bite",
  },
  takeout: {
    heads: ["Carried Home", "In a Paper Bag", "The Couch Also Dines"],
    tags: ["to carry home", "for eating at home"],
    want: "a supper to carry home",
  },
  picnic: {
    heads: ["A Blanket and a Bag", "Lunch on the Grass"],
    tags: ["for the park", "for a picnic"],
    want: "a picnic",
  },
  "rainy-day": {
    heads: [
      "Fogged Windows",
      "Somewhere Dry",
      "Steam on the Glass",
      "Wet Coats",
      "Umbrellas by the Door",
      "Gray Weather",
    ],
    tags: ["for a wet day", "for gray days", "out of the rain"],
    want: "a meal out of the rain",
  },
  "before-a-show": {
    heads: ["Before the Curtain", "Tickets in Hand"],
    tags: ["before a show", "for people with tickets"],
    want: "dinner before a show",
  },
  "after-work": {
    heads: ["Laptops Shut", "The First Drink Home"],
    tags: ["for after work", "for the end of the day"],
    want: "something after work",
  },
  hangover: {
    heads: ["The Morning After", "Gently Now", "Curtains Half Drawn"],
    tags: ["for the morning after", "for a tender head"],
    want: "a cure for last night",
  },
  dessert: {
    heads: ["Sugar Last", "The Sweet Course", "Save Room"],
    tags: ["for the sweet tooth", "to end the evening on"],
    want: "something sweet",
  },
  wine: {
    heads: ["A Bottle Between Us", "By the Glass"],
    tags: ["for a bottle and a talk", "for wine drinkers"],
    want: "a bottle and something with it",
  },
  cocktails: {
    heads: ["Something Stirred", "Ice First"],
    tags: ["for a drink first", "for cocktail drinkers"],
    want: "a drink and then dinner",
  },
  beer: {
    heads: ["Cold Glass, Hot Plate", "Pints and Plates"],
    tags: ["for a beer with friends", "with a beer"],
    want: "a beer and a plate",
  },
  "people-watching": {
    heads: ["Seats Facing Out", "The Passing Show"],
    tags: ["for people-watching", "for watching the street"],
    want: "a seat facing the street",
  },
  "out-of-towners": {
    heads: [
      "Before Their Flight Home",
      "What to Show Them",
      "Company's Coming",
      "Show Them This",
      "The Guest Bed Is Full",
    ],
    tags: ["for visitors", "for guests from elsewhere"],
    want: "a meal to show visitors",
  },
  weeknight: {
    heads: ["Supper, Nothing Special", "Midweek Manners", "A Good Tuesday", "Nothing in the Fridge"],
    tags: ["for a weeknight", "for an ordinary Tuesday"],
    want: "a weeknight supper",
  },
};
