import { parsePreparedThemes } from "./prepared-theme";

/** Themes about one part of the city, for any week. */
export const NEIGHBORHOOD_THEMES = parsePreparedThemes(`
- | A night of eating in the Mission, end to end | Sixteenth to Twenty-fourth is eight blocks and about forty kinds of dinner. In order, on foot.
- | The Mission for under twenty dollars | The neighborhood got expensive; its counters did not all follow. What a small bill still buys.
- | Lunch in Chinatown, on foot | Bakeries, roast-meat windows, second-floor dining rooms. Lunch here is best taken in three sittings.
- | North Beach when the day-trippers have gone home | After nine the accordion stops and the neighborhood eats. Wine, something with anchovies, an espresso.
- | A hungry afternoon on Clement Street | Dumplings, bread, noodles, tea: a street that can be eaten in either direction.
- | Inner Richmond dinners: the world in twelve blocks | Burma, Korea, Germany and Guangdong share a bus line. Pick one, or make a week of it.
- | Outer Richmond, as far as the bus goes | The last stops of the 38 smell of salt and soup. Dinner with the ocean for a neighbor.
- | The Outer Sunset's avenues, one bowl or plate at a time | Low houses, big sky, and kitchens that cook for the block and not for the guidebooks.
- | Inner Sunset, Cole Valley and the Haight, after the park | The museums close at five and everyone is hungry. What waits on the other side of Lincoln.
- | Dinner in Hayes Valley for two who like to walk home | Small streets, small rooms, everything within four blocks of a tree with lights in it.
- | SoMa without a meeting | A part of town that is mostly seen with a badge on. It eats well for its own sake, too.
- | The Tenderloin's kitchens: cheap and from everywhere | Forty languages in a dozen blocks, and lunch for the price of a coffee elsewhere. Bring cash and an appetite.
- | Downtown lunches that are not at a desk | The offices thinned out and the counters stayed. A proper midday break, for whoever still takes one.
- | Japantown and the Fillmore in one afternoon | Two neighborhoods that share a hill and a hard history. Noodles on one side, plates of everything on the other.
- | The Haight, NoPa and Divisadero for a long evening | Begin with a drink on Divisadero and see how far the night walks.
- | Potrero Hill, Dogpatch and Mission Bay, on the sunny side | It is ten degrees warmer over there. Nobody who lives on the hill will tell you so.
- | The west side from West Portal to the ocean, through the fog belt | Two streetcar lines and a great many dining rooms that never needed a downtown.
- | The Castro, Duboce and Lower Haight for friends who live nearby | Corner places, short menus, someone at the next table you know.
- | Noe Valley, the Castro and Glen Park with a stroller | Wide sidewalks, early dinners, and staff who will move a chair before you ask.
- | The Financial District and Jackson Square after the offices empty | Old brick, good bars. At seven the streets are quiet and the tables are not.
- | Russian Hill, Polk Street and Nob Hill, where the cable cars go home | Steep blocks with a reward at the corner. Dinner for people who earned it.
- | Bayview, the Excelsior, Bernal and Glen Park: the south side's tables | The half of the city that visitors never see, and that feeds itself very well.
`);
