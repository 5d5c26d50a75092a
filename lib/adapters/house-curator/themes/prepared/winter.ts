import { parsePreparedThemes } from "./prepared-theme";

/** From the first December parties to the end of February. */
export const WINTER_THEMES = parsePreparedThemes(`
office-parties | A December dinner with the whole team, and nobody shouting | Company dinners fail on noise and on menus that split the table. This one looks for long tables and food that passes easily from hand to hand.
office-parties | Private rooms and big tables for a dinner with colleagues | By now everyone is booking for ten. Rooms that take a group without hiding it in the basement are fewer than one thinks.
office-parties | Old friends, one long dinner before everyone leaves town | The best night of December is the one with no presents. Places where a table for six can stay until it is done talking.
office-parties | Cocktails after work in the week of the parties | Half the evenings of this month begin with a drink. Bars whose kitchens make sure the evening need not end there.
guadalupe | Mexican cooking for a cold December feast day | December 12 brings pozole, tamales and roses to the Mission. A week to eat what takes a day to make.
guadalupe short-days | Tamales, tacos and pozole in the cold weeks | Corn in every form is what half the city grew up eating at this time of year. From hominy to masa, by people who cook it daily.
hanukkah | Fried chicken, beignets and other things from hot oil, for eight nights | Oil is the point of the feast. Fried chicken, beignets and crisp potatoes, each from a kitchen that keeps its oil clean.
hanukkah | Middle Eastern and Mediterranean tables for a festival of lights | Eight nights are too many to cook. Hummus, warm bread and something grilled carry the ones in between.
hanukkah | Family dinners with kids, between two candles | Somebody lights them and somebody has to cook. On the other nights, rooms that are used to children at six.
hanukkah | Bakeries for the eight nights | A jelly doughnut is a fine reason for an errand. Ovens that start before the street is awake.
nutcracker | An early dinner with kids before the show | A matinee of the Nutcracker ends with hungry children in good clothes. Tables near the theaters that have seen both.
nutcracker | Something sweet in the afternoon, in your good coat | Between the ballet and the bus home there is time for cake. Ice cream counts, whatever the month.
solstice | Soup for the longest night of the year | On the shortest day a bowl is a lamp. Broths from half a dozen kitchens that simmer them from morning.
solstice | Candlelight and a romantic dinner on the longest night | When it is dark before six, a dim room stops being a choice and becomes the weather.
solstice | Indian and Thai curries against the longest night | What daylight there is ends before the workday does. Chilies and ginger are the other kind of warmth.
solstice | A cozy dinner with friends on the longest night | From tomorrow on every evening is a little brighter. Until then, small rooms and a long meal.
christmas | Old-school Italian with grandparents in the week of Christmas | Three generations want red sauce, a booth and a waiter who has seen it all. North Beach has kept them ready.
christmas | Seafood for a Christmas Eve of many fishes | The feast of the seven fishes needs one good counter and an appetite. Crab, squid, clams and whatever came in.
christmas | Chinese restaurants for the family on Christmas | A tradition nobody planned and many keep: round tables, whole fish, and the television off.
christmas | A festive dinner with a roast in it, someone else at the stove | Some want the feast without the dishes. Dining rooms that take the day seriously, and the roast too.
new-years-eve | A celebratory dinner to end the year | The last night out of the year deserves a room with some glow in it, and a reason beyond the countdown.
new-years-eve | Oysters and champagne to see the year out | Something cold and briny, something that pops. The rest of the evening can be as plain as it likes.
new-years-eve | Noodles for a long life on the last night of December | Toshikoshi soba in Japan, longevity noodles in Chinatown: half the Pacific ends its year with something long in a bowl.
new-years-eve | Cocktails and small plates for the last night of the year | Dinner at eight leaves four hours to fill. Bars with a kitchen that can keep up until the count.
new-years-eve | A festive dinner for a group on the last night of the year | Ten friends, one table, and nobody has to wash a glass. Rooms that don't mind the singing.
new-year | A hangover breakfast for the first morning of the year | Eggs, chilies, coffee, and no one who asks about resolutions. Rooms that open when you do.
new-year resolutions | A quiet bowl of noodles in broth after the holidays | After two weeks of feasts the appetite wants one thing at a time, hot, in a room that lets it be.
resolutions | Vegetarian plates after a month of roasts | January's good intentions last longer where vegetables are cooked by people who like them.
resolutions | Vegan dinners that nobody has to be talked into | A month of eating plants is easier in kitchens that never thought of them as a substitute.
resolutions | A month on a small budget: good dinners that cost little | The cards are being paid off. Counters and dining rooms where thrift is simply how they have always cooked.
resolutions clear-cold | Special-occasion dinners in the one month when the good tables are free | January empties the rooms with long lists. A good time for the special occasion that was put off over the holidays.
crab | Crab and oysters in the cold months | Cracked, roasted or in a bowl of cioppino: winter's shellfish is the city's own comfort food.
crab | Cioppino, chowder and other ways to eat the bay with a spoon | Fishermen made the stew from what did not sell. It has improved since, though not by much and not everywhere.
crab | Seafood counters with visitors, bibs and all | Guests in winter ask for crab. Rooms where the locals order it too, with a stack of napkins.
oysters | Oysters and a glass of wine while the water is cold | Winter oysters are sweet and tight. A dozen, a white wine, and an hour before anything else.
citrus | Brunch at the bright end of winter, with citrus in season | Mandarins, Meyer lemons, blood oranges: January's color comes from the trees behind the house.
citrus | Ceviche, oysters and other sharp things while lemons are good | Acid wakes up a gray month. Lime, chili, raw fish, and the long evening that tends to follow.
mushrooms | Handmade pasta and wild mushrooms after the rain | Chanterelles come up under the oaks a week or two after a storm. Pasta is what they were waiting for.
mushrooms winter-rain | French bistro cooking for a wet, cozy evening | Onion soup, duck, a carafe: the bistro was invented for weather like this.
winter-rain | Dumplings to share on a wet evening | Steam on the windows, baskets going round. Nobody at the table minds how long it takes.
winter-rain | Vietnamese kitchens for a week of rain | Star anise and steam. The broth was started yesterday, which is more than can be said for the umbrella.
winter-rain | Korean dinners that arrive boiling, for a cold night | Jjigae comes to the table still angry. It is the only weather forecast worth having.
winter-rain | Indian, Thai and Burmese curries on a rainy night | Long-cooked gravies, bread from the tandoor, and a window to watch it pour.
clear-cold | Ramen on a cold clear night | The sky is rinsed, the air bites, and a bowl of ramen holds its heat for exactly as long as it takes to eat.
clear-cold | A lunch with a view on a clear January day | Between storms the bay is at its sharpest. Tables from which one can see it, or at least the sky.
short-days | A bottle of wine and what goes with it, when it is dark by six | Some evenings want no dinner, only a bottle and what goes with it.
short-days winter-rain | A rainy weeknight at a family-run place | The cure for weather like this is a room where somebody's aunt decides what you are having.
lunar-new-year | Dim sum with the whole family for the Lunar New Year | The year opens over tea, with carts or without, and with everyone who could be brought to one table.
lunar-new-year | Whole fish, long noodles and luck: Chinese tables for the new year | What the feast's dishes promise is in their names: plenty, long life, gold. The rest is appetite.
lunar-new-year | Chinatown on a small budget, between firecrackers | The parade fills the streets; the bakeries and noodle counters feed them. A walk with stops.
lunar-new-year | Vietnamese cooking for Tết | The same moon opens the year in Little Saigon, where the Tenderloin smells of lemongrass and incense.
football | Wings, fried chicken and beer before the big game | It is one Sunday on which nobody plates anything. Food that is eaten with one eye on something else.
football | Ribs, fried chicken and other food to take home for the game | Ribs travel. So does brisket, and the argument about sauce that comes with it.
valentines | A romantic candlelit dinner for two | Not the set menu with the rose on it: rooms that are for two on every other night as well.
valentines | A first date in the week of Valentine's, easy to talk and easy to leave | Low stakes, good light, plates to share. If it goes well there is dessert somewhere near.
valentines | Date night over pasta, years in | For couples who know what the other will order, and go anyway.
valentines | Chocolate, ice cream and other desserts to go out for | Dinner is optional. Places where something sweet is the whole errand.
mardi-gras | Gumbo, fried chicken and beignets for Mardi Gras | Fat Tuesday asks for a roux that somebody stood over. San Francisco keeps a few cooks who do.
mardi-gras | Fried chicken, soul food and a loud table before Lent | Fried chicken, greens, cornbread, and a room that does not ask you to keep it down.
lent | Fish on Fridays: seafood without the white tablecloth | Forty days of fish are no penance in a port. Fried, grilled or raw, at counters and in booths.
lent | Vegetarian kitchens for the weeks of Lent | Seven Fridays without meat, and no plate that tastes of going without.
lent | A plain bowl of soup, for the weeks of Lent | The season asks for less. A broth, a piece of bread, and home by eight.
lent | Meatless dinners from kitchens that never needed meat | Ethiopian fasting plates, Indian dals, Buddhist broths: others have kept meatless weeks for centuries.
green-hills | Breakfast before a hike while the hills are green | A few weeks each year the coast looks like Ireland. Eggs first, boots later.
`);
