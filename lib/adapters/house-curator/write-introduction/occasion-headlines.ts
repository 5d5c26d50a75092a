/** An occasion or a mood as a headline, as the end of a subtitle, and as a noun phrase. */
export type HeadlineWords = { headlines: readonly string[]; tags: readonly string[]; noun?: string };

export const OCCASION_HEADLINES: Record<string, HeadlineWords> = {
  date: {
    headlines: [
      "Low Light, Small Table",
      "Say Something Nice",
      "One Dessert, Two Spoons",
      "Two Chairs",
      "Dinner and a Maybe",
      "The Second Glass",
      "Knees Under the Table",
    ],
    tags: ["for two", "for a date", "for the two of you"],
    noun: "dinner for two",
  },
  "first-date": {
    headlines: ["Nice to Meet You", "First Dates, Soft Landings", "Small Talk, Good Plates"],
    tags: ["for a first date", "for people who have just met"],
    noun: "a first date",
  },
  groups: {
    headlines: [
      "Somebody Get the Check",
      "Chairs From Other Tables",
      "The Group Chat Eats",
      "The Long Table",
      "Everybody Comes",
      "Pass It Down",
      "Elbows In",
    ],
    tags: ["for a full table", "for a crowd", "for everyone you invited"],
    noun: "a dinner with everyone",
  },
  kids: {
    headlines: [
      "Crayons and Courses",
      "Home by Bedtime",
      "Small Forks",
      "The Short End of the Table",
      "Bring the Children",
    ],
    tags: ["with children along", "for families at feeding time", "with the children in mind"],
    noun: "a meal with children",
  },
  grandparents: {
    headlines: ["The Head of the Table", "Grandmother Chooses"],
    tags: ["with grandparents", "for every age at the table"],
    noun: "a meal with grandparents",
  },
  solo: {
    headlines: [
      "Book Propped on the Salt",
      "No Small Talk Required",
      "A Stool of One's Own",
      "Party of One",
      "Alone, On Purpose",
      "The Seat at the End",
    ],
    tags: ["for one", "for eating alone on purpose", "for a party of one"],
    noun: "a meal alone",
  },
  business: {
    headlines: ["Expense It", "Handshakes and Courses", "The Working Lunch", "Shake on It", "Napkins and Figures"],
    tags: ["for business", "for a meeting with food", "for the client's sake"],
    noun: "a business meal",
  },
  birthday: {
    headlines: ["Blow Them Out", "Older and Well Fed", "A Year Older", "Candles, Later", "Many Returns"],
    tags: ["for a birthday", "for somebody's birthday"],
    noun: "a birthday dinner",
  },
  "special-occasion": {
    headlines: ["The Big Night", "Worth the Babysitter", "The Night That Counts", "The Good Coat", "Something to Mark"],
    tags: ["for the night that counts", "for an occasion"],
    noun: "a dinner that marks something",
  },
  brunch: {
    headlines: [
      "The Paper and the Pan",
      "Eggs at an Idle Hour",
      "The Slow Morning",
      "Late Breakfast, Long Table",
      "No Plans Till Supper",
    ],
    tags: ["for a slow morning", "for brunch"],
    noun: "brunch",
  },
  breakfast: {
    headlines: ["Up Early", "Before the Day Begins", "Eggs First"],
    tags: ["for breakfast", "for early risers"],
    noun: "breakfast",
  },
  lunch: {
    headlines: ["The Middle of the Day", "A Proper Lunch"],
    tags: ["for lunch", "for the middle of the day"],
    noun: "lunch",
  },
  "late-night": {
    headlines: ["The Last Table", "Past Everyone's Bedtime", "After the Last Song", "The Late Shift", "Still Hungry"],
    tags: ["for the late hours", "for after the show", "for people still up"],
    noun: "a late supper",
  },
  "quick-bite": {
    headlines: ["Eat and Run", "In and Out", "On Your Feet"],
    tags: ["for people in a hurry", "for a quick bite"],
    noun: "a quick bite",
  },
  takeout: {
    headlines: ["Carried Home", "In a Paper Bag", "The Couch Also Dines"],
    tags: ["to carry home", "for eating at home"],
    noun: "a supper to carry home",
  },
  picnic: {
    headlines: ["A Blanket and a Bag", "Lunch on the Grass"],
    tags: ["for the park", "for a picnic"],
    noun: "a picnic",
  },
  "rainy-day": {
    headlines: [
      "Fogged Windows",
      "Somewhere Dry",
      "Steam on the Glass",
      "Wet Coats",
      "Umbrellas by the Door",
      "Gray Weather",
    ],
    tags: ["for a wet day", "for gray days", "out of the rain"],
    noun: "a meal out of the rain",
  },
  "before-a-show": {
    headlines: ["Before the Curtain", "Tickets in Hand"],
    tags: ["before a show", "for people with tickets"],
    noun: "dinner before a show",
  },
  "after-work": {
    headlines: ["Laptops Shut", "The First Drink Home"],
    tags: ["for after work", "for the end of the day"],
    noun: "something after work",
  },
  hangover: {
    headlines: ["The Morning After", "Gently Now", "Curtains Half Drawn"],
    tags: ["for the morning after", "for a tender head"],
    noun: "a cure for last night",
  },
  dessert: {
    headlines: ["Sugar Last", "The Sweet Course", "Save Room"],
    tags: ["for the sweet tooth", "to end the evening on"],
    noun: "something sweet",
  },
  wine: {
    headlines: ["A Bottle Between Us", "By the Glass"],
    tags: ["for a bottle and a talk", "for wine drinkers"],
    noun: "a bottle and something with it",
  },
  cocktails: {
    headlines: ["Something Stirred", "Ice First"],
    tags: ["for a drink first", "for cocktail drinkers"],
    noun: "a drink and then dinner",
  },
  beer: {
    headlines: ["Cold Glass, Hot Plate", "Pints and Plates"],
    tags: ["for a beer with friends", "with a beer"],
    noun: "a beer and a plate",
  },
  "people-watching": {
    headlines: ["Seats Facing Out", "The Passing Show"],
    tags: ["for people-watching", "for watching the street"],
    noun: "a seat facing the street",
  },
  "out-of-towners": {
    headlines: [
      "Before Their Flight Home",
      "What to Show Them",
      "Company's Coming",
      "Show Them This",
      "The Guest Bed Is Full",
    ],
    tags: ["for visitors", "for guests from elsewhere"],
    noun: "a meal to show visitors",
  },
  weeknight: {
    headlines: ["Supper, Nothing Special", "Midweek Manners", "A Good Tuesday", "Nothing in the Fridge"],
    tags: ["for a weeknight", "for an ordinary Tuesday"],
    noun: "a weeknight supper",
  },
};
