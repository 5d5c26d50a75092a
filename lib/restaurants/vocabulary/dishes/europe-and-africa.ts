import { parseDishTable } from "./dish-table";

const PASTA_SHAPES =
  "pasta|spaghetti|tagliatelle|tagliolini|tajarin|pappardelle|fettuccine|ravioli|tortellini|tortelloni|agnolotti|gnocchi|orecchiette|cavatelli|lasagna|lasagne|linguine|bucatini|rigatoni|raviolo|pici|trofie|maltagliati|cappelletti|casoncelli|garganelli|malloreddus|spaghettini|mandilli|corzetti|paccheri|bigoli|cacio e pepe|carbonara|amatriciana";

export const EUROPE_AND_AFRICA = parseDishTable({
  "handmade pasta": `hand made pasta|house made pasta|housemade pasta|homemade pasta|fresh pasta|fresh made pasta|hand rolled pasta|handmade pastas|pasta made by hand|pasta made that morning|pasta made in house|hand cut pasta|pasta fatta in casa|hand rolled pastas / Italian|Californian / ${PASTA_SHAPES}`,
  pasta: `pastas|pasta dishes|spaghetti|+carbonara|+cacio e pepe|ravioli|gnocchi|+lasagna|lasagne|tagliatelle|pappardelle|+bolognese|spaghetti and meatballs|+amatriciana|fettuccine|tortellini|agnolotti|bucatini|linguine|rigatoni / Italian|Californian / ${PASTA_SHAPES}`,
  meatballs: "meatball|polpette / Italian",
  risotto: "risotti / Italian",
  focaccia: "focaccia bread|schiacciata / Italian|Bakery",
  tiramisu: "+cannoli|+panna cotta|+affogato / Italian|Dessert",
  "chicken parm": "chicken parmesan|eggplant parmesan|parmigiana|+eggplant parm / Italian",
  porchetta: "porchetta sandwich / Italian|Sandwiches",
  antipasti: "salumi|prosciutto|+burrata|aperitivo|spritz|negroni|+charcuterie / Italian|Wine Bar",
  espresso: "macchiato / Coffee|Italian",
  croissant:
    "croissants|+kouign-amann|pain au chocolat|+morning bun|morning buns|almond croissant|croissanterie / Bakery|French|Coffee",
  macarons: "macaron|+éclair|eclairs / Bakery|French|Dessert",
  crepes: "crepe|galette|galettes|creperie|buckwheat crepe / French|Breakfast|Dessert",
  "duck confit":
    "confit|+cassoulet|+coq au vin|+boeuf bourguignon|+bouillabaisse|escargot|+escargots|+foie gras / French",
  mussels: "moules / French|Seafood",
  "onion soup": "french onion soup|soupe a l oignon / French",
  souffle: "souffles|+crème brûlée / French|Dessert",
  fondue: "+raclette|cheese fondue|rosti / Swiss|French",
  cheese: "cheese plate|cheese board|cheeses|cheese shop / Wine Bar|French",
  paella: "arroz negro|fideua / Spanish|Tapas",
  pintxos: "pintxo|patatas bravas|gambas al ajillo|jamon|jamon iberico|tortilla espanola|croquetas / Tapas|Spanish",
  bacalhau: "+pastéis de nata|pastel de nata|linguica|+francesinha|bifana / Portuguese|Bakery",
  gyro: "gyros|+souvlaki|+spanakopita|+moussaka|+dolmas|+Greek salad / Greek|Mediterranean",
  schnitzel: "+spaetzle|+sauerbraten|+pretzel|pretzels|sauerkraut|+strudel / German",
  pierogi: "pierogies|perogies|+kielbasa|+bigos / Polish|Ukrainian",
  borscht:
    "borsch|+pelmeni|+piroshki|pirozhki|+blini|stroganoff|+beef stroganoff|varenyky|vareniki|+caviar / Russian|Ukrainian|Georgian",
  khachapuri: "+khinkali|adjaruli|lobio|satsivi / Georgian",
  "Sunday roast":
    "roast dinner|sunday lunch roast|roast beef dinner|yorkshire pudding|yorkshire puddings / Pub|Irish|Steakhouse|American / prime rib|roast beef",
  "hot chocolate": "hot cocoa|cocoa|drinking chocolate|hot chocolates|sipping chocolate / Dessert|Coffee|Bakery",
  scones: "scone|cream tea|clotted cream / Tea|Bakery",
  "shepherd's pie":
    "shepherds pie|+bangers and mash|+Irish breakfast|+full English|guinness|+Irish stew|soda bread / Irish|Pub",
  haggis: "neeps and tatties / ",
  falafel: "falafels|falafel wrap / Middle Eastern|Mediterranean|Israeli|Lebanese|Palestinian",
  hummus:
    "houmous|+baba ghanoush|muhammara|labneh|mezze platter / Mediterranean|Middle Eastern|Lebanese|Israeli|Palestinian",
  shawarma: "shwarma|shawarmas|doner|doner kebab|chawarma / Middle Eastern|Lebanese|Turkish|Mediterranean|Israeli",
  kebab:
    "kebabs|kabob|kabobs|kebap|shish kebab|+koobideh|kubideh|kofta|adana|chelo kebab / Iranian|Turkish|Afghan|Mediterranean|Middle Eastern|Pakistani",
  manakish: "manaeesh|zaatar bread|man oushe|manakeesh / Lebanese|Palestinian|Bakery",
  baklava: "+kunafa|knafeh|kanafeh|kunefe / Middle Eastern|Turkish|Dessert|Lebanese|Bakery",
  shakshuka: "shakshouka|+sabich / Israeli|Middle Eastern|Breakfast",
  fesenjan: "+ghormeh sabzi|+tahdig|fesenjoon|ghormeh|zereshk polo / Iranian",
  lahmacun: "pide|+Turkish breakfast|+iskender|manti turkish|+borek / Turkish",
  masgouf: "iraqi kebab / Iraqi",
  "lamb tagine": "tagine|tajine|+couscous|bastilla|b stilla|harira / Moroccan|Mediterranean",
  injera: "injera platter|+kitfo|+doro wat|doro wot|tibs|shiro|ethiopian platter|gomen / Ethiopian|Eritrean",
  "jollof rice": "jollof|+egusi|+fufu|+suya|pounded yam / Nigerian|Senegalese",
  thieboudienne: "yassa|+mafe|thiebou jen|chicken yassa / Senegalese",
  lamb: "lamb chops|leg of lamb|rack of lamb|roast lamb / Mediterranean|Greek|Middle Eastern|Indian|Moroccan",
  mushrooms: "mushroom|chanterelles|truffle|truffles|+truffle pasta / Californian|Italian|French",
  duck: "duck breast / French|Chinese|Cantonese|Californian",
  salmon: "grilled salmon|smoked salmon / Seafood|Californian|Sushi",
  octopus: "grilled octopus|+calamari|squid|fried calamari / Seafood|Greek|Mediterranean|Italian|Spanish",
  clams: "clam|linguine with clams|vongole|geoduck / Seafood|Italian",
  "tasting menu": "tasting menus|prix fixe|degustation|chefs menu|set menu / Californian|French|Japanese|New American",
  "wood-fired pizza":
    "wood fired pizza|neapolitan pizza|wood oven pizza / Pizza|Italian / wood fired|wood oven|wood burning",
});
