/** What a meal is for, and with whom: the catalogue's "good for". */
export const OCCASION_SYNONYMS: Record<string, string> = {
  date: "date night|dates|date spot|date spots|date place|romantic dinner|my wife|my husband|my girlfriend|my boyfriend|my partner|a date|dinner for two|table for two|anniversary|valentine|valentines|valentines day|sweetheart|my spouse",
  "first-date": "first dates|tinder date|blind date|hinge date|bumble date|second date|first date|internet date",
  groups:
    "big group|large group|group|large party|big party|big table|big tables|group dinner|crew|gang|friends|family style|reunion|team dinner|team lunch|bachelorette|bachelor party|lots of people|whole family|extended family|the team|team outing|coworkers|colleagues|sharing|to share|share plates|large groups|big family",
  kids: "kid|children|child|toddler|toddlers|baby|babies|kid friendly|child friendly|family friendly|family|families|my son|my daughter|my sons|my daughters|high chair|high chairs|highchair|stroller|strollers|infant|little ones|picky eaters|teenager|teenagers|teens|kiddo|kiddos|nephew|niece|grandkids|grandson|granddaughter|tweens|twins",
  grandparents:
    "grandparent|grandma|grandpa|grandmother|grandfather|my parents|her parents|his parents|their parents|parents|in laws|mother in law|father in law|elderly|older relatives|granny|nana|my mom|my mother|my dad|my father|mothers day|fathers day|abuela|abuelos|aunties|seniors|my aunt|older folks|my mum|her mum|his mum|mum|mums|mum and dad|mom and dad|my mam|my nan|my gran|gran|nan|my folks|my uncle|my aunt|my auntie|my nonna|nonna|nonno|lola and lolo|my oma|my opa|grandpop|grandad|granddad|pensioners|retirees|my stepmom|my stepdad|stepmother|stepfather|aunt|uncle|auntie|octogenarian",
  solo: "alone|by myself|on my own|just me|eating alone|one person|party of one|table for one|solo diner|dine alone|with a book|by yourself|single diner|solo dining|myself",
  business:
    "client|clients|business lunch|business dinner|business meeting|work lunch|work dinner|working lunch|work meeting|interview|investors|investor|power lunch|corporate|the boss|my boss|clients in town|customer dinner|vc",
  birthday:
    "birthdays|bday|b day|turning 30|turning 40|turning 50|turning 60|birthday dinner|birthday party|sweet sixteen|birthday girl|quinceanera|birthday dinner|turning 70|turning 80|bday dinner|birthday boy|surprise party",
  "special-occasion":
    "special occasion|special occasions|celebrate|celebration|celebrating|anniversary|propose|proposal|proposing|graduation|promotion|engagement|milestone|wedding|christmas eve dinner|christmas dinner|new years eve|thanksgiving|mothers day|fathers day|special night|something special|retirement|as special|feels special|something special|rehearsal dinner|got the job|new job|impress|impressive|baby shower|memorable|once in a lifetime|valentines day",
  brunch: "",
  "quick-bite":
    "quick bite|something quick|quick meal|quick dinner|quick stop|quick eats|quick food|grab and go|in a hurry|quick lunch|snack|snacks|a bite|on the go|in and out|speedy|rushed|short on time|between meetings|grab a bite|bite|half an hour|thirty minutes|30 minutes",
  takeout:
    "take out|takeaway|take away|to go|carry out|carryout|pick up|take home|take to work|bring home|eat at home|on the couch",
  picnic:
    "picnics|for the park|dolores park picnic|for the beach|to the beach|beach day|picnic food|hike|hiking|in the park|camping|road trip",
  "rainy-day":
    "rainy day|rainy|rain|raining|cold night|foggy|fog|gloomy|winter night|stormy|chilly|cold|wet|cold day|drizzle|bad weather|cold weather|cold out|storm|grey day|gray day|freezing|bone chilling|winter",
  "before-a-show":
    "before a show|before the show|pre theater|pre theatre|pretheater|before a concert|before the opera|before the symphony|before the ballet|before a movie|before the movie|before a play|before the play|before the game|before a game|before a gig|before the concert|theater night|concert night|pre show|pre concert|symphony|opera|ballet|curtain|after the show|after a show|after the movie|show tickets|game night|before jazz",
  "after-work":
    "after work|happy hour|happy hours|end of the day|after the office|office drinks|work drinks|drinks with coworkers|after hours drinks",
  hangover: "hungover|hung over|hangovers|too much to drink|morning after|hangover cure|hair of the dog|drank too much",
  dessert: "after dinner sweet|for dessert|for pudding|dessert afterwards|finish with dessert|after dinner",
  wine: "rose wine|pinot|sauvignon|prosecco|cava|wines|wine list|natural wine|glass of wine|bottle of wine|wine pairing|good wine|sommelier|wine lover|wine nerd|champagne|bubbles|wine selection|great wine|winos",
  cocktails:
    "cocktail|drinks|martini|martinis|margarita|margaritas|mezcal|tequila|micheladas|sangria|drink|mixology|a drink|bar|negronis|good bar|highball|bourbon|whiskey|old fashioneds|mai tai|pisco sour|pisco sours|pisco|whiskey sour|spritzes|paloma|palomas|aperitif",
  beer: "beers|craft beer|brewery|on tap|pints|pint|ipa|lager|taproom|draft beer|brew|brews|stout|belgian beer",
  "people-watching": "people watching|people watch|watch people|see and be seen|watch the world|watch the street",
  "out-of-towners":
    "out of towners|out of town|visitors|visiting|tourists|tourist|guests from out of town|friends in town|first time in the city|first visit|first time here|visiting family|show off the city|quintessential|only in san francisco|houseguests|from abroad|from overseas|iconic|in town for|travelers|layover",
  weeknight:
    "weeknights|weekday dinner|school night|tuesday night|monday night|wednesday night|regular tuesday|everyday|midweek|ordinary night|easy dinner|easy weeknight",
};

/** Meals: lunch and dinner are so common that they only affect ranking; the others are required. */
export const MEAL_SYNONYMS: Record<string, string> = {
  breakfast:
    "breakfasts|breakfast spot|morning meal|early morning|breakfasty|eggs and coffee|breakfast food|petit dejeuner",
  brunch:
    "late breakfast|brunches|brunchy|boozy brunch|bottomless mimosas|mimosas|sunday brunch|weekend brunch|bottomless brunch|bloody mary|bloody marys",
  lunch: "late lunch|lunches|midday|lunchtime|noon|luncheon|lunch break|lunch spot",
  dinner: "dinners|supper|evening meal|dine|dinnertime|dinner party",
  "late-night":
    "late night|latenight|late|after midnight|midnight|open late|past midnight|after hours|after the bars|after bars|late nite|2am|1am|3am|4am|2 am|1 am|3 am|11pm|11 pm|12am|past 10|past ten|after 10pm|after 10|after ten|after 11|after eleven|24 hours|24 hour|all night|open all night|late dinner|nightcap|night owl|night owls|middle of the night|late at night|post bar",
};

export const DIET_SYNONYMS: Record<string, string> = {
  vegetarian:
    "vegetarians|veggie|veggies|meatless|meat free|meatfree|no meat|without meat|don't eat meat|doesn't eat meat|doesnt eat meat|dont eat meat|eats no meat|eat no meat|vegetable forward|vegetable focused|veg friendly|lacto vegetarian|veg only|ovo lacto|herbivore|not eat meat|jain",
  vegan:
    "vegans|plant based|plantbased|vegan friendly|no animal products|dairy free and egg free|no meat or dairy|no dairy or meat|no meat no dairy|animal free",
  "gluten-free":
    "gluten free|glutenfree|no gluten|without gluten|celiac|coeliac|gf|wheat free|celiac friendly|celiac disease|gluten intolerant|gluten intolerance|gluten allergy|wheat allergy|can't eat gluten|avoid gluten|celiacs|no wheat|gluten sensitive",
  halal: "zabiha|halaal|muslim friendly|halal certified|halal meat",
  kosher: "glatt|glatt kosher|kosher style|kashrut",
};
