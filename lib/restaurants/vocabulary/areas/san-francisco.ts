import { parseCityAreas } from "./city-areas";

export const SAN_FRANCISCO = parseCityAreas(
  {
    Mission:
      "mission district|24th street mission|16th street mission|24th street bart|16th street bart|24th and mission|16th and mission|24th and valencia|16th and valencia|18th and valencia|18th and guerrero|mission street|balmy alley|valencia|valencia street|24th street|dolores park|valencia corridor|16th street|la mision|mision / Castro|Noe Valley|Bernal Heights|Potrero Hill|SoMa|Duboce Triangle",
    Castro: "castro district|upper market|eureka valley / Mission|Noe Valley|Duboce Triangle|Cole Valley",
    "Duboce Triangle": "duboce|church street / Castro|Lower Haight|Mission|Hayes Valley",
    "Noe Valley": "noe / Castro|Mission|Glen Park|Bernal Heights",
    "Glen Park": "glen park bart|diamond street / Noe Valley|Bernal Heights|Excelsior",
    "Bernal Heights": "bernal|cortland|cortland avenue / Mission|Noe Valley|Glen Park|Excelsior|Bayview",
    Excelsior: "crocker amazon|outer mission|portola / Glen Park|Bernal Heights|Ingleside|Bayview",
    Bayview: "hunters point|bayview hunters point|third street|visitacion valley / Dogpatch|Bernal Heights|Excelsior",
    Dogpatch: "22nd street|pier 70 / Potrero Hill|Mission Bay|Bayview",
    "Potrero Hill": "potrero|18th and connecticut|design district / Dogpatch|Mission|SoMa|Mission Bay",
    "Mission Bay": "chase center|thrive city|warriors arena / Dogpatch|South Beach|SoMa|Potrero Hill",
    SoMa: "south of market|soma district|folsom street|yerba buena|moscone|moscone center|sfmoma / South Beach|Mission|Mission Bay|Tenderloin|Civic Center|Financial District",
    "South Beach":
      "ballpark|oracle park|giants game|rincon hill|south park|the ballpark / SoMa|Mission Bay|Embarcadero",
    Tenderloin:
      "the tl|little saigon|larkin street|the loin|ofarrell street / Civic Center|Lower Nob Hill|Union Square|Polk Gulch|SoMa",
    "Civic Center":
      "city hall|civic center bart|un plaza|symphony hall|davies symphony hall|war memorial opera house|mid market|asian art museum|the orpheum / Tenderloin|Hayes Valley|SoMa",
    "Hayes Valley": "hayes|hayes street|sfjazz / Civic Center|Lower Haight|Western Addition|Duboce Triangle|NoPa",
    "Lower Haight": "haight and fillmore / Haight-Ashbury|Hayes Valley|Duboce Triangle|NoPa|Western Addition",
    "Haight-Ashbury": "haight|haight ashbury|upper haight|haight street / Cole Valley|Lower Haight|NoPa|Inner Sunset",
    "Cole Valley": "cole street / Haight-Ashbury|Inner Sunset|Castro",
    NoPa: "north of the panhandle|nopa district|divisadero|divis|panhandle|divisadero street|alamo square / Western Addition|Haight-Ashbury|Lower Haight|Hayes Valley|Inner Richmond",
    "Western Addition": "fillmore jazz district / NoPa|Fillmore|Japantown|Hayes Valley|Lower Haight",
    Fillmore:
      "fillmore street|upper fillmore|the fillmore / Japantown|Lower Pacific Heights|Pacific Heights|Western Addition",
    "Lower Pacific Heights": "lower pac heights / Fillmore|Pacific Heights|Japantown|Presidio Heights|Laurel Heights",
    "Pacific Heights": "pac heights|pac height / Fillmore|Lower Pacific Heights|Cow Hollow|Presidio Heights",
    "Presidio Heights":
      "laurel heights|laurel village|sacramento street / Presidio|Inner Richmond|Pacific Heights|Lower Pacific Heights",
    Japantown:
      "japan town|日本町|日本城|ジャパンタウン|j town|jtown|nihonmachi|post street / Fillmore|Western Addition|Lower Pacific Heights",
    Chinatown:
      "china town|唐人街|華埠|华埠|中國城|中国城|チャイナタウン|차이나타운|grant avenue|stockton street|barrio chino / North Beach|Financial District|Nob Hill|Jackson Square|Union Square",
    "North Beach":
      "little italy|columbus avenue|washington square|telegraph hill|coit tower / Chinatown|Jackson Square|Russian Hill|Fisherman's Wharf",
    "Jackson Square": "barbary coast / North Beach|Chinatown|Financial District|Embarcadero",
    "Financial District":
      "fidi|montgomery bart|montgomery station|fi di|financial|montgomery street|belden place|transamerica|the financial district|downtown sf / Chinatown|Jackson Square|Embarcadero|Union Square|SoMa",
    Embarcadero:
      "embarcadero bart|embarcadero station|the ferry building|ferry building|ferry plaza|ferry terminal|waterfront / Financial District|Jackson Square|South Beach",
    "Union Square":
      "theater district|powell bart|powell station|the curran|theatre district|powell street|westfield / Tenderloin|Lower Nob Hill|Financial District|Chinatown",
    "Nob Hill": "the fairmont|grace cathedral / Lower Nob Hill|Chinatown|Russian Hill|Polk Gulch",
    "Lower Nob Hill": "tendernob|the tendernob / Nob Hill|Tenderloin|Union Square|Polk Gulch",
    "Polk Gulch": "polk street|polk / Nob Hill|Lower Nob Hill|Russian Hill|Tenderloin",
    "Russian Hill":
      "hyde street|lombard street|swensens corner / Polk Gulch|Nob Hill|North Beach|Fisherman's Wharf|Cow Hollow",
    "Fisherman's Wharf":
      "the wharf|fishermans wharf|pier 39|ghirardelli|ghirardelli square|aquatic park / North Beach|Russian Hill|Marina",
    Marina: "marina district|chestnut street|fort mason|palace of fine arts / Cow Hollow|Presidio|Fisherman's Wharf",
    "Cow Hollow": "union street / Marina|Pacific Heights|Russian Hill|Presidio",
    Presidio:
      "crissy field|main post|golden gate bridge|presidio tunnel tops / Marina|Cow Hollow|Presidio Heights|Inner Richmond",
    "Inner Richmond":
      "clement street|clement|inner clement|geary and arguello / Outer Richmond|Presidio Heights|NoPa|Laurel Heights",
    "Outer Richmond":
      "outer clement|balboa street|balboa|central richmond|lands end|ocean beach|sutro|sea cliff|seacliff|outer geary / Inner Richmond|Outer Sunset",
    "Inner Sunset":
      "9th and irving|ninth and irving|inner irving|golden gate park|ucsf parnassus / Cole Valley|Haight-Ashbury|Outer Sunset|Parkside|West Portal",
    "Outer Sunset":
      "judah street|judah|noriega|noriega street|outer judah|outer irving|central sunset|the avenues / Inner Sunset|Parkside|Outer Richmond",
    Parkside: "taraval|taraval street|outer taraval|stern grove / Outer Sunset|Inner Sunset|West Portal|Lakeside",
    "West Portal": "twin peaks|forest hill|saint francis wood / Inner Sunset|Parkside|Ingleside",
    Ingleside:
      "ocean avenue|balboa park|balboa park bart|oceanview|omi|city college|lakeside|stonestown|sf state|lake merced / West Portal|Excelsior|Parkside",
    "Treasure Island": "yerba buena island / Embarcadero",
  },
  {
    "sunset|sunset district|日落區|日落区|サンセット": "Inner Sunset|Outer Sunset|Parkside",
    "richmond|richmond district|geary boulevard|列治文|列治文區|列治文区": "Inner Richmond|Outer Richmond",
    "irving street": "Inner Sunset|Outer Sunset",
    "west side|westside|the fog belt":
      "Outer Sunset|Inner Sunset|Parkside|Outer Richmond|Inner Richmond|West Portal|Ingleside",
    "downtown|centro": "Financial District|Union Square|Civic Center|SoMa|Tenderloin",
    "waterfront neighborhoods": "Embarcadero|South Beach|Mission Bay|Dogpatch|Fisherman's Wharf",
  },
);
