import { wordList } from "./word-forms";

/** A general word is grounded where evidence names one of its kind: "noodles" by "phở". Folded, singular. */
const FOODS_BY_KIND: Record<string, string> = {
  noodle:
    "ramen pho udon soba vermicelli bun chowmein chow mein lamian laghman linguine hor japchae naengmyeon jajangmyeon tsukemen khao soi fun mian misua pancit laksa pad biang dandan wonton mi hu tieu kal guksu",
  pasta:
    "agnolotti raviolo ravioli spaghetti tagliatelle pappardelle gnocchi rigatoni linguine fettuccine bucatini tortellini tortelli lasagna cavatelli orecchiette cappelletti penne carbonara bolognese cacio casoncelli tajarin malfatti mafaldine capellini paccheri garganelli tagliolini maccheroni macaroni",
  bread:
    "sourdough focaccia baguette naan injera pita roti levain ciabatta brioche loaf lavash bolillo flatbread challah rye biscuit cornbread croissant toast bun khachapuri simit barbari sangak bagel paratha telera",
  dumpling:
    "gyoza momo xiao bao wonton siu mai har gow manti potsticker pierogi vareniki pelmeni khinkali mandu shumai jiaozi xlb samsa chuchvara",
  soup: "pho ramen broth bisque chowder pozole menudo consomme gumbo tonkotsu minestrone harira avgolemono borscht caldo sopa laksa mohinga stew jjigae tang jook tom phao udon",
  broth: "soup pho ramen birria pozole tonkotsu shabu consomme hot",
  stew: "curry birria gumbo cioppino doro wot wat tibs jjigae pozole tagine braise gulai ghormeh fesenjan feijoada bourguignon daube cassoulet goulash ragu adobo kare",
  fish: "salmon tuna halibut cod trout sardine anchovy mackerel eel unagi hamachi yellowtail snapper sole sanddab dab ceviche sushi sashimi nigiri poke crudo catfish bass branzino petrale pescado pez swordfish herring omakase fillet tilapia",
  seafood:
    "fish crab shrimp prawn oyster clam mussel lobster squid calamari octopus scallop cioppino ceviche chowder uni marisco salmon abalone crawfish geoduck",
  shellfish: "crab shrimp prawn oyster clam mussel lobster scallop crawfish geoduck",
  shrimp: "prawn camarone camaron gamba ebi har",
  prawn: "shrimp",
  meat: "beef pork lamb chicken duck goat steak brisket carnita birria barbacoa kebab kabob rib asado carne sausage prosciutto ham bacon oxtail tongue lengua pastor turkey bulgogi galbi",
  beef: "steak brisket carne birria bulgogi galbi burger hamburger oxtail tongue patty short",
  pork: "carnita pastor bacon ham prosciutto porchetta chashu char siu sausage lechon cochinita rib belly tonkatsu",
  chicken: "pollo poulet katsu karaage gai doro murgh yakitori wing tori",
  taco: "quesabirria birria",
  salad: "slaw larb som papaya laphet thoke tabbouleh fattoush caesar cobb green",
  pizza: "pie margherita slice napoletana calzone focaccia pepperoni square",
  pie: "pizza margherita deepdish",
  sandwich:
    "banh burger torta cheesesteak sub panini reuben pastrami hoagie cubano po'boy muffuletta blt falafel baguette melt club",
  cheese:
    "mozzarella ricotta burrata feta gorgonzola asiago parmesan pecorino paneer cheddar gruyere queso cotija oaxaca sulguni fontina mascarpone halloumi raclette fondue quesabirria",
  cake: "cheesecake tiramisu gateau torte mochi cupcake pancake princess coffeecake",
  cream: "gelato sundae creme",
  pastry: "croissant bun danish tart eclair kouign morning pie baklava pain concha empanada turnover cannoli strudel",
  curry: "masala vindaloo korma massaman panang rendang katsu khao saag karahi vada makhani tikka gaeng",
  egg: "omelet omelette frittata benedict huevo tortilla shakshuka yolk tamagoyaki scramble",
  sushi: "nigiri sashimi omakase maki roll chirashi",
  chile: "chili chilli chiles jalapeno habanero serrano pepper",
  chili: "chile chilli",
  bean: "frijole lentil edamame chickpea falafel ful hummu tofu",
  potato: "fries frite tater gnocchi papa latke hash bravas",
  coffee: "espresso cappuccino latte cortado macchiato mocha",
  wine: "champagne prosecco chianti barolo burgundy",
  beer: "lager ale ipa stout pilsner porter",
  cocktail: "martini margarita negroni manhattan mai pisco punch",
  rice: "risotto paella biryani jook congee bibimbap nasi pilaf polo plov tahdig sushi onigiri sisig dolsot donburi kamameshi",
  vegetable: "broccoli spinach eggplant cabbage carrot okra greens mushroom squash zucchini pea artichoke cauliflower",
};

/** Food words that belong to no kind above. Words that mean something else as often are left out. */
const OTHER_FOODS = wordList(`
  rice paella biryani risotto jook congee bibimbap kimchi tofu tempeh seitan okra collard grits plantain cassava yuca
  burrito quesadilla enchilada tamale tamal chilaquiles mole guacamole salsa nacho tostada sope huarache pupusa arepa
  empanada fajita churro flan horchata tlayuda memela mulita gordita torta ceviche tiradito anticucho lomo aji
  falafel hummus baba ghanoush shawarma gyro kebab kabob kofta dolma baklava tahini labneh zaatar moussaka spanakopita
  tagine couscous harissa fattoush muhammara kibbeh bolani ashak mantu aushak khachapuri khinkali
  samosa dosa idli vada pakora chaat naan roti paratha dal daal tikka masala vindaloo korma tandoori thali uttapam
  curry satay rendang laksa nasi roti larb papaya tamarind lemongrass galangal basil cilantro mint
  teriyaki tempura katsu karaage yakitori okonomiyaki takoyaki unagi chirashi donburi onigiri miso natto sukiyaki
  bulgogi galbi banchan japchae tteokbokki soondubu samgyeopsal kimbap mandu
  laphet mohinga injera tibs kitfo shiro berbere doro wot gomen misir sambusa
  jerk oxtail gumbo jambalaya hushpuppy catfish cornbread meatball meatloaf hotdog hamburger burger cheeseburger fries
  burgers ribs brisket pastrami bacon sausage chorizo ham prosciutto salami mortadella pancetta nduja
  steak ribeye porterhouse filet tartare carpaccio bavette lamb goat veal rabbit duck goose quail turkey venison
  foie gras pate terrine rillettes escargot bouillabaisse cassoulet confit gratin souffle quiche crepe galette omelet
  omelette benedict pancake waffle hotcake granola porridge oatmeal shakshuka
  croissant scone muffin biscuit doughnut donut bagel lox brioche cinnamon
  tiramisu panna gelato sorbet sundae custard pudding brownie cookie macaron macaroon cheesecake cupcake cannoli
  eclair tart cobbler chocolate caramel vanilla matcha boba mochi baklava affogato
  artichoke asparagus aubergine avocado beet broccoli brussels cabbage carrot cauliflower celery chard chickpea
  corn cucumber eggplant endive fennel garlic ginger kale leek lentil lettuce mushroom nettle onion parsnip pea
  potato pumpkin radicchio radish spinach squash tomato truffle turnip yam zucchini
  apple apricot banana blackberry blueberry cherry citrus coconut cranberry fig grape grapefruit lemon lime mandarin
  mango orange peach pear persimmon pineapple plum pomegranate quince raspberry strawberry watermelon rhubarb
  almond cashew hazelnut peanut pecan pistachio walnut sesame butter yogurt honey vinegar pesto aioli mayonnaise
  caviar roe uni anchovy octopus squid calamari lobster oyster clam mussel scallop crab
  martini margarita negroni manhattan mezcal tequila whiskey whisky bourbon rum gin vodka sake soju amaro vermouth
  cider champagne prosecco espresso cappuccino latte tea milkshake lemonade sangria michelada
  ramen udon soba gnocchi polenta burrata mozzarella fondue raclette schnitzel spaetzle pierogi borscht goulash
  bratwurst sauerkraut pretzel latke kugel poutine
`);

const foodsByKind = new Map(Object.entries(FOODS_BY_KIND).map(([kind, words]) => [kind, new Set(wordList(words))]));
const foods = new Set([...OTHER_FOODS, ...foodsByKind.keys(), ...Object.values(FOODS_BY_KIND).flatMap(wordList)]);
// Words of the lists above that are plain English too, and say nothing about a dish on their own.
for (const word of wordList(
  "square short pad hot club green melt slice punch roll belly rib hor fun tang mi bun mai pie tom phao morning ale loaf porter coffeecake hash sub vada wing hu fillet polo",
))
  foods.delete(word);

export const isFood = (singularWord: string): boolean => foods.has(singularWord);

/** Whether words of the ground name this food, or a kind of it. */
export function isFoodGrounded(food: string, ground: ReadonlySet<string>): boolean {
  if (ground.has(food)) return true;
  const kinds = foodsByKind.get(food);
  return kinds !== undefined && [...kinds].some((kind) => ground.has(kind));
}
