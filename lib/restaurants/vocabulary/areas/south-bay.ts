import { parseCityAreas } from "./city-areas";

export const SAN_JOSE = parseCityAreas(
  {
    Downtown:
      "downtown san jose|diridon|diridon station|Downtown, by San Jose State|sap center|the shark tank|san jose state|sjsu|plaza de cesar chavez|convention center|san fernando street|centro / SoFA|San Pedro Square|Japantown|Naglee Park|Little Italy",
    SoFA: "sofa district|south first|south first street|sofa market / Downtown|Washington-Guadalupe",
    "San Pedro Square": "san pedro square market|san pedro street / Downtown|Little Italy",
    "Little Italy": " / San Pedro Square|Downtown",
    "Naglee Park": "northside|hensley / Downtown|Japantown|Little Portugal",
    Japantown: "japan town|jtown|j town|jackson street|nihonmachi / Downtown|Naglee Park|Berryessa",
    "Little Portugal": "alum rock avenue|five wounds / Naglee Park|East San Jose|Alum Rock",
    "Little Saigon":
      "story road|grand century|grand century mall|vietnam town|tully road|tully|senter road|lion plaza / East San Jose|Evergreen|Alum Rock",
    "East San Jose":
      "east side|eastside|king road|king and story|mayfair / Alum Rock|Little Saigon|East Foothills|Little Portugal",
    "Alum Rock": "white road / East Foothills|East San Jose|Little Portugal|Berryessa",
    "East Foothills": " / Alum Rock|East San Jose|Berryessa",
    Evergreen: "silver creek|aborn / Little Saigon|East San Jose",
    Berryessa: "north valley|hostetter|lundy|flea market / North San Jose|Alum Rock|Japantown",
    "North San Jose": "north first street|alviso|river oaks|near the airport / Berryessa|Japantown",
    "Rose Garden": "the alameda|shasta hanchett|naglee avenue / Burbank|Downtown|Winchester",
    Burbank: "buena vista|west san carlos|bascom|bascom avenue / Rose Garden|Willow Glen|Santana Row",
    "Santana Row": "valley fair|westfield valley fair / Winchester|Burbank|West San Jose|Rose Garden",
    Winchester: "winchester boulevard|mystery house / Santana Row|West San Jose|Burbank",
    "West San Jose":
      "saratoga avenue|de anza boulevard|stevens creek|westgate|moorpark avenue|west valley|mitsuwa / Winchester|Santana Row|Cambrian",
    "Willow Glen": "lincoln avenue / Burbank|Cambrian|Downtown",
    Cambrian: "cambrian park|camden avenue / Willow Glen|West San Jose|Almaden",
    Almaden: "almaden valley|blossom hill / Cambrian|Blossom Valley",
    "Blossom Valley": "oakridge|santa teresa|edenvale|south san jose / Almaden|Evergreen",
  },
  { "tech campuses": "North San Jose", "the east side": "East San Jose|Alum Rock|East Foothills|Little Saigon" },
);

export const PENINSULA = parseCityAreas(
  {
    "Palo Alto": "stanford|stanford campus / Menlo Park|Mountain View|Los Altos|East Palo Alto",
    "Downtown Palo Alto":
      "downtown palo alto|university avenue|university ave|palo alto caltrain / California Avenue|Menlo Park",
    "California Avenue": "cal ave|california ave / Downtown Palo Alto|Barron Park|Midtown Palo Alto",
    "Midtown Palo Alto": "South Palo Alto|midtown|middlefield and colorado / California Avenue|South Palo Alto",
    "Stanford Shopping Center": "town and country|town & country village / Downtown Palo Alto|Menlo Park",
    "East Palo Alto": "epa / Palo Alto|Menlo Park",
    "Menlo Park": "Downtown Menlo Park|West Menlo Park|santa cruz avenue|belle haven / Palo Alto|Atherton|Redwood City",
    "Mountain View":
      "Downtown Mountain View|North Mountain View|castro street|mtv|google campus|san antonio center / Palo Alto|Los Altos|Sunnyvale",
    "Los Altos": "downtown los altos|state street / Mountain View|Palo Alto",
    "Redwood City":
      "Downtown Redwood City|rwc|theatre way|courthouse square|fox theatre redwood city|north fair oaks|middlefield road / San Carlos|Menlo Park|Atherton",
    "North Fair Oaks": "little michoacan / Redwood City|Menlo Park",
    "San Carlos": "downtown san carlos|laurel street / Belmont|Redwood City",
    Belmont: " / San Carlos|San Mateo",
    "San Mateo":
      "Downtown San Mateo|b street|third avenue|25th avenue|hillsdale|bay meadows|north b street / Burlingame|Belmont|Foster City|Hillsborough",
    "Foster City": " / San Mateo",
    Burlingame:
      "Burlingame Avenue|Burlingame Bayside|downtown burlingame|broadway burlingame / San Mateo|Millbrae|Hillsborough",
    Millbrae: "Downtown Millbrae|sfo|the airport|near sfo|broadway millbrae / Burlingame|San Bruno",
    "San Bruno": "san mateo avenue|bayhill / Millbrae|South San Francisco|Pacifica",
    "South San Francisco": "south city|south sf|ssf|grand avenue / San Bruno|Daly City|Colma",
    "Daly City": "Serramonte|Westlake|mission street daly city|top of the hill / South San Francisco|Colma|Pacifica",
    Colma: " / Daly City|South San Francisco",
    Brisbane: " / South San Francisco|Daly City",
    Pacifica: "linda mar|Rockaway Beach / Daly City|Half Moon Bay|San Bruno",
    "Half Moon Bay":
      "hmb|Main Street|el granada|main street half moon bay|the coast|coastside / Pacifica|Pescadero|Moss Beach",
    Princeton: "Pillar Point|Princeton Harbor|princeton by the sea / Half Moon Bay|Moss Beach|El Granada",
    "Moss Beach": " / Half Moon Bay|Pacifica",
    Pescadero: " / Half Moon Bay",
    Woodside: "portola valley|la honda / Redwood City|Menlo Park",
  },
  {
    "coast|the coast|coastside": "Half Moon Bay|Pacifica|Moss Beach|Princeton|Pescadero",
    "mid peninsula|mid-peninsula": "San Mateo|Burlingame|Belmont|San Carlos|Redwood City",
    "el camino|el camino real":
      "San Mateo|Redwood City|Palo Alto|Mountain View|Menlo Park|San Bruno|Millbrae|Burlingame",
  },
);
