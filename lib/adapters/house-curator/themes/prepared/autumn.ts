import { parsePreparedThemes } from "./prepared-theme";

/** From the first warm week of September to Thanksgiving. */
export const AUTUMN_THEMES = parsePreparedThemes(`
warm-weeks | A long lazy brunch on a patio in the warmest weeks | Other cities had this months ago. Sit outside while it lasts.
warm-weeks | Patios and open windows for dinner in October | Back patios, parklets and open windows for the two or three weeks when nobody carries a jacket.
warm-weeks | Ice cream and dessert after dark, on the nights that stay mild | A line outside at nine in the evening is the surest sign of autumn here.
warm-weeks | Burgers, barbecue and a beer on the hottest weekend of the year | The sun is out, the fog is off, and nobody wants to turn on the stove.
warm-weeks | Picnic food for Dolores Park in September | Sandwiches, burritos, slices: whatever can be carried two blocks and eaten on a blanket.
warm-weeks | Sushi and poke for a hot week | It happens four times a year that the city wants its dinner chilled. Know where before it does.
figs | Figs and a glass of wine | Wine bars and Californian kitchens in the short time when a fig needs only a plate.
grapes | A date over wine and small plates in harvest season | Fifty miles north they are picking. Here they are pouring, which is easier on the back.
grapes | Natural wine and what to eat with it, at harvest | Cloudy bottles, salty plates, and somebody behind the bar who would love to be asked.
grapes tomatoes | Pasta and red wine while the grapes come in | Harvest suppers are long, plain and poured by the carafe. Italian rooms do not need the vineyard.
rosh-hashanah | Apples, honey and a sweet new year: Mediterranean and Middle Eastern dinners | The new year asks for something sweet, something round, and enough chairs.
rosh-hashanah | Bakeries and delis for the high holidays | Smoked fish, rye, noodles, honey cake: what the holidays taste like before the fast and after it.
autumn-moon | Chinatown classics around the autumn moon | Lanterns over Grant, mooncakes in the windows. A week to eat on the streets that invented the genre.
autumn-moon | Cantonese banquets under a full moon | Duck, crab, greens, and a round table to match the moon.
autumn-moon | Tea, dumplings and sweet things for the Mid-Autumn Festival | The harvest moon is looked at over tea. Someone should bring pastry.
oktoberfest | Pubs, burgers and German cooking for Oktoberfest | Long benches, strong mustard. Pubs and sausage houses that need no tent.
oktoberfest | Beer first, then dinner: kitchens that think about the pint | A lager does things for fried food that wine never will.
bluegrass | Breakfast before a day of music in the park | The banjos start at noon and it is free. What one needs is a seat beforehand and a sandwich to take along.
fleet-week | Italian cooking in North Beach, with the jets overhead | The Blue Angels rattle the windows; the espresso cups are used to it.
fleet-week | Seafood by the water for Fleet Week | Ships at the piers, sailors at the counters. A week for chowder with a horizon.
apples | A country breakfast in the city, with apples in season | Sebastopol's Gravensteins are early and gone fast. Griddles and pie tins make the most of the rest.
apples | Pork, apples and cider-weather cooking | American and Californian kitchens as the evenings turn.
curtain | Dinner in Hayes Valley before the opera | Curtain at seven-thirty, so at table by half past five. Kitchens that can count backwards.
curtain | A late supper after the symphony | The applause ends and most stoves are cold. Here are those that are not.
curtain | A drink and a small plate before the show | Forty minutes, two people, one bar. Longer is dinner and shorter is a pity.
diwali | Indian, Pakistani and Burmese tables for Diwali | Lamps in the windows, sweets in boxes, and a table that cannot be seen for dishes.
diwali | Indian, Thai and Nepalese feasts for a festival of lights | The same week is kept from Kathmandu to Chennai. Their kitchens stand a few blocks apart here.
diwali | A vegetarian feast with spice in it | Diwali tables are often meatless and never missing anything.
halloween | Dark rooms, red drinks and dinner for Halloween | Dim bars and candlelit corners, for those too old for the doorbell and too young for bed.
halloween | An early dinner with the kids before the doorbell rings | Feed them before the candy does. Fast, friendly, and near a good street for doors.
halloween days-of-the-dead | Sweet things after dark: pastry, churros and ice cream | Between the ghosts and the altars the city runs on sugar for a week.
days-of-the-dead | Mexican cooking for the days of the dead | Altars on 24th Street, marigolds on the bread. The dead are fed first, then everyone else.
days-of-the-dead | Remembering with tacos: family-run Mexican places | Recipes are the other thing that is handed down. Kitchens where someone's name is still on the sign.
clocks-back | Steak and red wine on the first early dark | The clocks went back, and dinner moved forward with them.
clocks-back short-days | Easy weeknight dinners for early dark | When it is night by half past five, a table at six feels like a secret. Easy weeknight places, home by eight.
clocks-back first-rains | Ramen on the first cold night | There is one evening in November on which everyone thinks of the same bowl.
first-rains | Soup and noodles on the first wet night | The first rain smells of dust and eucalyptus. The Tenderloin and the avenues answer with star anise.
first-rains | Cozy dinners for two while it pours | The first storm of the year is better looked at through glass, with a plate in between.
first-rains | Dim sum on a gray Sunday | No one has ever regretted a rainy morning with a teapot.
persimmons | Californian cooking in persimmon season | The trees drop their leaves and keep the fruit, like lamps. Kitchens that cook by what the market did this morning.
persimmons squash | Vegetarian cooking for November, with squash in season | Autumn vegetables like high heat and patience.
squash | Thai food in squash season | Coconut and kabocha were made for each other, and both for the fall.
before-thanksgiving | A neighborhood dinner in the week before the holidays | Everyone is about to cook for twelve. One easy evening first, around the corner.
before-thanksgiving | Dinner with grandparents and cousins who arrived early | They land on the weekend and the bird is on Thursday. Rooms that three generations agree on.
before-thanksgiving | Dining out for Thanksgiving: American tables that do the cooking | Not everyone has an oven, or wants one. American dining rooms for the holiday and the days around it.
thanksgiving | Anything but turkey: spicy noodles for the long weekend | By Friday the leftovers have lost. Noodles, chili, vinegar, and not a cranberry in sight.
thanksgiving | A walk and a meal with the family after the feast | Lands End, the Presidio, the beach: work up an appetite again, then Chinese or seafood in the Richmond.
thanksgiving | Tacos, dumplings and other small things after a big dinner | The long weekend wants food by the piece.
`);
