import { parseCityAreas } from "./city-areas";

export const OAKLAND = parseCityAreas(
  {
    Temescal:
      "temescal alley|40th and telegraph|51st and telegraph|koreatown oakland / Rockridge|Piedmont Avenue|North Oakland|Longfellow|Mosswood",
    Rockridge: "college avenue|rockridge bart / Temescal|North Oakland|Claremont|Piedmont Avenue",
    "Piedmont Avenue": "piedmont ave|piedmont / Temescal|Rockridge|Grand Lake|Mosswood|Adams Point",
    "Grand Lake":
      "grand avenue|grand lake theater|lakeshore|lakeshore avenue / Lake Merritt|Adams Point|Glenview|Piedmont Avenue",
    "Adams Point": " / Lake Merritt|Grand Lake|Uptown",
    "Lake Merritt":
      "the lake|lakeside|eastlake|east lake|lake merritt bart|clinton|cleveland heights / Adams Point|Grand Lake|Chinatown|Downtown|Eastlake|San Antonio",
    Eastlake: "east 18th|little saigon|international boulevard and 10th / Lake Merritt|San Antonio|Chinatown|Fruitvale",
    "San Antonio": "bella vista|east oakland flats / Eastlake|Fruitvale|Lake Merritt",
    Fruitvale:
      "fruitvale bart|the fruitvale|fruitvale station|fruitvale village|international boulevard|foothill boulevard / San Antonio|Dimond|Jingletown|East Oakland",
    Jingletown: "kennedy tract / Fruitvale|Alameda",
    Dimond: "dimond district|macarthur and fruitvale / Laurel|Glenview|Fruitvale",
    Laurel: "laurel district / Dimond|Maxwell Park|Redwood Heights",
    Glenview: "park boulevard / Dimond|Grand Lake",
    Montclair: "montclair village|oakland hills|the hills / Rockridge|Piedmont Avenue",
    Uptown:
      "the fox theater|fox theater|paramount|paramount theatre|kono|koreatown northgate|northgate|art murmur|telegraph and grand / Downtown|Lake Merritt|Adams Point|Temescal",
    Downtown:
      "city center|12th street bart|19th street bart|12th street oakland|frank ogawa plaza|12th street|downtown oakland|the tribune tower|centro / Uptown|Old Oakland|Chinatown|Lake Merritt",
    "Old Oakland": "swans market|swan's market|washington street / Downtown|Chinatown|Jack London Square",
    Chinatown: "oakland chinatown|barrio chino / Old Oakland|Downtown|Jack London Square|Lake Merritt",
    "Jack London Square":
      "jack london|jack london district|the estuary|produce district|waterfront|embarcadero / Old Oakland|Chinatown|West Oakland",
    "West Oakland":
      "west oakland bart|prescott|mandela parkway|dogtown / Jack London Square|Emeryville border|Downtown|Longfellow",
    Mosswood: "macarthur bart|pill hill / Temescal|Longfellow|Piedmont Avenue|Uptown",
    Longfellow: "40th street / Temescal|North Oakland|West Oakland|Piedmont Avenue",
    "North Oakland":
      "bushrod|golden gate district|lorin border|shattuck avenue|san pablo avenue|gaskill / Temescal|Rockridge|Longfellow",
    "East Oakland":
      "deep east|coliseum|oakland coliseum|eastmont|elmhurst|high street|millsmont|maxwell park|airport|hegenberger / Fruitvale|Laurel",
    Claremont: " / Rockridge|Elmwood",
  },
  {
    "telegraph|telegraph avenue|telegraph ave": "Temescal|Uptown|Longfellow|North Oakland",
    "the flats": "Fruitvale|East Oakland|West Oakland|San Antonio",
  },
);

export const BERKELEY = parseCityAreas(
  {
    "North Berkeley":
      "Gourmet Ghetto|the gourmet ghetto|north berkeley bart|north shattuck|shattuck and vine|vine street|hopkins street|monterey market|northbrae / Downtown Berkeley|Northside|Solano Avenue|West Berkeley",
    "Downtown Berkeley":
      "downtown|downtown berkeley bart|shattuck|shattuck avenue|berkeley rep|center street|addison street|the arts district|zellerbach|centro / North Berkeley|Southside|Northside|Central Berkeley",
    Southside:
      "south side|telegraph|telegraph avenue|telegraph ave|sproul|uc berkeley|campus|cal campus|the campus|durant avenue|near cal|bancroft way / Downtown Berkeley|Elmwood|South Berkeley|Northside",
    Northside: "north side|euclid|euclid avenue|hearst avenue / North Berkeley|Downtown Berkeley|Southside",
    Elmwood: "college avenue|elmwood district|Claremont|ashby and college / Southside|South Berkeley|Claremont",
    "West Berkeley":
      "Fourth Street|4th street|san pablo|san pablo avenue|Gilman|gilman district|ocean view|Berkeley Marina|the marina|university and san pablo|tenth street / North Berkeley|Central Berkeley|Westbrae",
    Westbrae: "gilman and santa fe / West Berkeley|North Berkeley|Solano Avenue",
    "Solano Avenue": "solano|thousand oaks|upper solano|the solano / North Berkeley|Westbrae",
    "South Berkeley":
      "ashby|adeline|Lorin|lorin district|ashby bart|sacramento street / Southside|Elmwood|Central Berkeley",
    "Central Berkeley":
      "university avenue|university ave|poets corner / Downtown Berkeley|West Berkeley|South Berkeley",
  },
  {},
);
