import { parsePreparedThemes } from "./prepared-theme";

/** From Juneteenth to Labor Day: fog in the city, fruit at the markets. */
export const SUMMER_THEMES = parsePreparedThemes(`
juneteenth | Soul food, barbecue and red drinks for Juneteenth | The holiday's table is red and generous. Southern and Caribbean cooks keep it in the Fillmore, Bayview and beyond.
juneteenth | From Dakar to New Orleans: African and Southern kitchens | Okra, rice and peanuts crossed an ocean. Ethiopian, Caribbean and Southern tables, read as one story.
fathers-day | Steak, ribs and a booth for Father's Day | He would have grilled. Let somebody else stand in the smoke for once.
fathers-day | Diners, delis and sandwiches: lunch with your father | Counter stools, bottomless coffee, a sandwich that needs two hands. Some fathers ask for no more.
fathers-day | Oysters, chowder and an afternoon with your dad | Seafood bars are good company for people who talk sideways.
pride | Brunch for Pride with a crowd of friends | A week of flags and full sidewalks. Where to sit before the parade, and after it.
pride | Lively rooms for a crowd of friends in Pride week | The table grows as the evening goes on. Places that pull up another chair.
pride | Late-night food after the dancing | Somewhere between the last song and the first train there is a burrito, a bowl or a slice.
independence-day | Burgers and fries for the Fourth, fireworks in the fog optional | The rockets mostly light the cloud from inside. The burgers are a surer thing.
independence-day | Fried chicken, ribs and pie for a holiday weekend | A day for food that needs no explaining, cooked by people who take it seriously.
independence-day visitors | Seafood along the water with visitors, done right | They will want to see the water. There are places beside it that locals go to without guests.
bastille-day | French dinners for the fourteenth of July | Steak frites, a carafe, somebody's aunt singing. The city has been half in love with Paris since the Gold Rush.
bastille-day | Croissants, escargots and onion soup, from morning on | From the first lamination to the last snail, in one city and one day.
fog | Something warm in a bowl while the fog sits on the avenues | Karl arrives at four. By five the only sensible plan in the Sunset is soup.
fog | Spicy soup against the fog | Chili, garlic, broth: the summer cooking of San Francisco, whatever the calendar says.
fog | Hot pot, ramen and soup for foggy weeks | Elsewhere it is grilling season. Here a table with a burner in it is the seat to have.
fog | Cozy rooms for a cold summer night | The coldest winter anyone ever spent needs a lamp, a wall and a warm plate.
fog | Noodles and dumplings in the Richmond and the Sunset when the foghorns are on | West of Twin Peaks summer is noodle weather.
fog visitors | Clam chowder, sourdough and crab with shivering visitors | They packed for Los Angeles. Lend them a sweater and feed them something with cream in it.
visitors | First time in the city: dinners that could be nowhere else | Mission burritos, Chinatown banquets, cioppino, sourdough. A primer for guests, with the reasons.
visitors | A day of eating with cousins from out of town | Bakery, taqueria, dumplings, ice cream: a route on foot for people who will not be told to rest.
visitors | Rooms with a view for out-of-towners | They came for the bridge and the bay. A few kitchens cook as though one had not.
visitors | Old San Francisco with visiting parents | Sand dabs, sourdough and waiters in jackets: rooms that were here before the other bridge.
long-evenings | Drinks and dinner on a patio until the light goes | The sun sets after eight, at least on the east side of the hills.
long-evenings | Tacos for the first warm evening | One eats them standing, with the door open, and looks at the sky for signs of fog.
long-evenings | Pizza and beer with half the street | On the rare evening without wind, a pie on a parklet is the whole plan.
long-evenings | Peruvian or other Latin American plates for a long evening | Ceviche first, something from the grill after, and a pisco sour in no hurry.
stone-fruit | Californian cooking in peach season | Apricots, peaches, plums: on a menu they turn up beside pork as often as in a tart.
stone-fruit | Peach pie, plum tarts and the bakeries that make them | Stone fruit bruises if you look at it. Bakers within a day of the orchards have the advantage.
stone-fruit corn | Market lunches by the water in high summer | Saturday's stalls end up on Saturday's plates. Lunch within sight of the bay.
corn | Corn season: tacos, pupusas, arepas and masa of all kinds | Fresh ears are one thing; what Latin American kitchens do with dried corn is another.
corn | Mexican street food while the corn is sweet | Succotash, grits, cornbread: a vegetable that is also a bread and a porridge.
outside-lands | Before the festival: quick food around Golden Gate Park | The Inner Sunset and the Richmond feed the park's crowds at counters that turn over fast.
outside-lands | Late food after a concert | Ears ringing, shoes dusty. Kitchens that are still lit when the park empties.
ballgames | Before the game: food and beer for a crowd in orange | First pitch is early. South Beach, SoMa and Mission Bay can do better than a hot dog.
ballgames | Hot dogs of the world: sausages, sandwiches and game food | German sausages, loaded sandwiches, a cold beer: the ballpark's menu, cooked with more care.
tomatoes | A vegetarian dinner in tomato season | For eight weeks a salad can be the main course. Kitchens that salt it and step back.
tomatoes | Pizza and red sauce at the height of tomato season | Dry-farmed tomatoes are small, ugly and sweet. The pie is where they are understood.
tomatoes figs | Mediterranean cooking while the tomatoes and figs are ripe | Oil, bread, fruit, salt. The same sun and the same sea, a little further west.
peppers | Chinese cooking with chilies at the end of summer | Fish-fragrant eggplant needs neither fish nor apology. Chinese kitchens with a hand for chilies.
peppers | Thai and Burmese curries in pepper season | Chilies, basil and green peppercorns, pounded by people who do it daily.
back-to-school | Easy weeknight dinners with the kids in the first week of school | New shoes, new bus, nobody wants to cook. Fast, kind, and open early.
back-to-school | Dumplings and noodles for a tired family | Children eat what they can fold. So do their parents by Thursday.
labor-day | Barbecue and fried chicken with the family for Labor Day | The summer ends officially on Monday. Unofficially, in this city, it is about to begin.
labor-day | Union halls and lunch counters: working lunches with a past | The waterfront ate well, cheaply and early. A few of its counters still do.
`);
