import { parsePreparedThemes } from "./prepared-theme";

/** From the first asparagus to Memorial Day. */
export const SPRING_THEMES = parsePreparedThemes(`
st-patricks | Pubs, burgers and a pint for St. Patrick's and the day after | The parade passes, the stools stay. Beer, something fried, and a landlord who will not sing.
st-patricks | Beer after work in March, and a kitchen to go with it | No green food coloring. A good bar, a good bun, and the game on somewhere out of sight.
nowruz | Mediterranean and Middle Eastern tables for Nowruz | The Persian year begins at the equinox with greens on the table. The kitchens between Beirut and Tehran know why.
nowruz ramadan | Lamb, flatbread and mezze to share with friends | Spring in the eastern Mediterranean is a table of small things that keep coming.
ramadan | Kebabs, curries and mezze once it is dark, in Ramadan | When the fast breaks, charcoal is already going. Seekh kebab, nihari, warm bread, and sweets after.
ramadan | Mediterranean and Middle Eastern kitchens, the way an evening begins in Ramadan | Mediterranean and Middle Eastern kitchens that know how to begin an evening gently.
eid-al-fitr eid-al-adha | A feast for Eid: Indian, Pakistani and Middle Eastern tables for the whole family | Indian, Pakistani and Middle Eastern houses with tables long enough for cousins.
eid-al-adha | Lamb over charcoal, shared by many | Mediterranean and Middle Eastern grills for a day on which nobody should cook alone.
eid-al-fitr eid-al-adha | Dinner for a big family on Eid | Cousins come by the carload, and all of them are hungry. Kitchens with long tables and large platters.
eid-al-fitr eid-al-adha | Something sweet for the visits of Eid | Nobody rings a bell with empty hands. Bakeries and dessert counters on the way.
passover | Flourless for a week: grilled fish, herbs and vegetables | Without bread the fish gets all the attention. Seafood kitchens that deserve it.
passover easter | Mediterranean plates to share with three generations | Spring's holidays sit everyone at one table. Food for passing, from olives to lamb.
easter | Easter brunch with grandparents | Someone wears a hat, someone hides an egg. Rooms that take a family of eight without a sigh.
easter | Bakeries for a Sunday morning in spring | Festive bread is worth setting an alarm for. Go early; the good trays go earlier.
easter spring-evenings | Lamb, peas and other French ideas about spring | A bistro in April writes a shorter menu and a greener one.
cherry-blossoms | Japanese cooking for the weeks of cherry blossom | Two weekends of drums and crowds. The counters upstairs were there before the festival and stay after it.
cherry-blossoms | Sushi or izakaya at the counter while the cherries bloom | A seat in front of the cook, a small beer, and no plan for the order of things.
green-garlic | Seasonal Californian cooking with the first asparagus | Green garlic, peas, asparagus from the Delta: the weeks in which a plain plate needs no help.
green-garlic artichokes | Wood-fired dinners for the first warm evenings | Artichokes and young onions take to embers. Ovens that do more than pizza, and pizza as well.
artichokes | Italian dinners for the weeks of spring | Fried whole, braised with mint: nobody has thought harder about the artichoke than Rome.
strawberries | A late breakfast in strawberry season | The first good berries of the year want cream, batter and nothing clever.
strawberries cherries | Ice cream and pastry for an afternoon in berry season | A cone is the shortest distance between a field in Watsonville and a bench in the park.
green-hills spring-evenings | Food for a picnic on a green hill | Bernal, Corona Heights, the Presidio: pick the hill first, then the sandwich that survives the climb.
spring-evenings | A first dinner outdoors on a patio | There is one evening in April on which the whole city decides to sit outside. Be ready with a jacket.
spring-evenings | Small plates and wine while it is light out | The clocks have given back an hour. Spend it at a bar with a short list and something on toast.
spring-evenings | Thai food with a little heat for a windy evening | Spring here is wind. Chili is the local remedy.
spring-evenings | Brunch with the kids on a spring Sunday | Pancakes by ten, playground by noon. Places that bring crayons without being asked and coffee without being begged.
cinco-de-mayo | Mexican and Salvadoran cooking in the Mission, away from the party | The fifth of May is for Puebla and for masa. Counters where both are taken seriously on every other day too.
cinco-de-mayo | Mexican regional cooking that takes a day, from Oaxaca to Yucatán | Regional cooking from Oaxaca to Yucatán, for people who think they know what a taco is.
cinco-de-mayo spring-evenings | Margaritas, palomas and what to eat with them | Salt, lime and a heater nearby. The plates are no afterthought.
mothers-day | Brunch with your mother | She says she does not mind where. She does: somewhere one can hear her, with coffee that keeps coming.
mothers-day | An elegant dinner with your mother, no crowd of carnations | Skip the buffet. A proper table in the evening, when the rush of the day is over.
mothers-day | Afternoon tea, pastry and a long talk | Bakeries, coffee rooms and tea tables where two people can sit until the pot is cold.
bay-to-breakers | Breakfast after a run across the city | Seven miles, half of them in costume. What is wanted afterward is salt, eggs and a chair.
bay-to-breakers | Recovery food in the Sunset and the Richmond, near the finish | The race ends at the ocean, where the avenues are full of dumplings, noodles and pie.
memorial-day | Carnaval in the Mission: Latin American plates between dances | Two days of feathers and drums along Harrison. The kitchens nearby have practice in feeding dancers.
memorial-day | Barbecue, burgers and beer for a long weekend in the city | For everyone who did not get the cabin. Smoke, a paper tray, and a neighbor's radio.
cherries | Lunch on a patio in cherry season | A few weeks between wind and fog in which one can sit outside and finish with fruit.
graduation | A graduation dinner, someone else is paying | Parents fly in, somebody makes a toast. Rooms with the right amount of ceremony and a wine list to match.
graduation | Chinese tables for a graduation with both families | Two families, one bill, no speeches. A lazy Susan does more for the peace than any seating plan.
long-evenings graduation | A splurge for two while the evenings are long | The longest light of the year falls in through good windows. Spend a little more and watch it go.
`);
