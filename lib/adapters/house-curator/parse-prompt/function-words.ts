export type Role =
  | "not"
  | "notAfter"
  | "or"
  | "and"
  | "next"
  | "with"
  | "break"
  | "near"
  | "eat"
  | "somewhere"
  | "softener"
  | "filler"
  | "from";

/** Function words and phrases by their effect on adjacent words. Longer phrases match first. */
export const FUNCTION_WORDS: Partial<Record<Role, string>> = {
  not: "nobody would call|no one would call|noone would call|nobody calls|wouldnt call|would not call|would never call|cant be called|nowhere we need|nowhere that needs|nowhere that requires|nowhere you need|nowhere with|nowhere|not|no|without|except|except for|excluding|excludes|anything but|anywhere but|everything but|all but|anything except|everywhere but|other than|besides|apart from|aside from|hate|hates|hating|dislike|dislikes|allergic to|cant eat|cannot eat|can't have|cant have|dont eat|doesnt eat|do not eat|does not eat|dont want|do not want|doesnt want|dont like|doesnt like|do not like|does not like|wont eat|avoid|avoids|avoiding|skip|skipping|sick of|tired of|bored of|bored with|had enough|instead of|rather than|never|isnt|is not|arent|are not|not a|not an|not too|not very|not so|isnt too|nothing too|nothing|none of|minus|outside the|outside of|away from|cant stand|cannot stand|cant do|cant deal with|neither|nor|anti|no more|sans|over it with|doesnt do|dont do|dont fancy|stay away from|steer clear of|far from|less|ban|but not|just not|only not|not into|hold the|leave out|fed up with|that isnt|that arent|thats not|no place with|intolerant to|averse to|weary of|not really|not at all|hardly any|free of",
  notAfter: "free|allergy|allergies|allergic|intolerance|intolerances|free zone|averse",
  or: "or|either|alternatively|or maybe|or else|or perhaps|versus|vs",
  and: "and|plus|&|y|et|und|e|also|as well as|along with",
  next: "then|and then|followed by|afterwards|before moving on to|with a stop for",
  with: "with|that has|that have|has|have|having|serving|that serves|featuring|including|for their|known for|who make|who makes|who serves|in|of|a|an|the|style|some|good|great|best|real|proper|really|food|cooking|fresh",
  break: "but|though|however|he|she|they|i|we|although|because|since|just|please|who|which|where|instead|only|so",
  near: "near|nearby|close to|next to|around|by|a short walk from|walking distance to|walking distance of|walking distance from|steps from|not far from|not too far from|not very far from|not that far from|isnt far from|not far away from|closest to|nearest|nearest to|close by|within reach of|in the neighborhood of|a block from|across from|on the way to",
  from: "from|coming from|leaving|live in|lives in|we live in|living in|born in|grew up in|back in|like in|like the ones in|like they do in|than in|like the one in",
  softener:
    "ideally|preferably|if possible|would be nice|would be great|is a plus|a plus|bonus|bonus points|hopefully|nice to have|optional|optionally|wouldnt hurt|extra points|a bonus|if you can|maybe with",
  eat: "eat|eats|eating|ate|food|foods|meal|meals|restaurant|restaurants|hungry|starving|famished|craving|cravings|crave|feast|delicious|tasty|yummy|dining|diner out|foodie|eatery|eateries|menu|cuisine|dish|dishes|taste|tastes|comfort food|bite to eat|feed|feed me|table for|a table|reservation for|appetite|nosh|grub|chow|munchies|culinary|chef|chefs|kitchen|dine out|dining out|eat out|yum|a meal|appetizers|entree|course|tastiest|comida|street food|buffet|all you can eat|portions|platter|platters|treats|savory|flavor|flavors|flavour|juicy|crispy|spicy|spices|restos|takeaways|lunchbox",
  somewhere:
    "somewhere|place|places|spot|spots|joint|joints|anywhere|where|guide|recommendation|recommendations|recommend|surprise me|surprise us|anything|whatever|go out|going out|night out|something good|something nice|something fun|somewhere good|suggestions|suggest|picks|options|favorites|favourites|gem|gems|hangout|treat|what do you have|up to you|dealers choice|whats good|whats best",
  filler:
    "feel weird|feel awkward|budget is fine|budget isnt an issue|budget is not an issue|budget is no issue|open on christmas day|open on christmas eve|open on christmas|open christmas day|open christmas|on christmas day|open on thanksgiving|open on new years eve|hot weather|a hot day|hot evening|as possible|not dead|nothing but|not only|not just|why not|cant wait|can't wait|cant get enough|cant live without|not bad|no problem|not sure|dont mind|no preference|dont care|doesnt matter|no matter|if not|not necessarily|no longer|no doubt|no idea|i dont know|dont know|dont forget|not picky|no rush|no limit|no worries|last night|no thanks|not fussy|none other than|no one|no less|need not|whether or not|not to mention|never been|never had|never tried|no questions|no need|not far|other half|thats all|no joke|no kidding|not that|one of us|some of us|the other|hot day|cold cuts|late 20s|warm welcome|no wait|no waiting|no line|no lines|without the wait|without a wait|without waiting|without the line|without a line|without the lines|no queue|no tourists|not touristy|no tourist traps|no alcohol|alcohol free|no cash|no surprises|no drama|quick question|fun fact|not spicy|not too spicy|isnt too spicy|isnt to spicy|not very spicy|too spicy|no spice|no stairs|no steps|no music|no tv|no tvs|no phones|no rules|no dress code|no kidding around|like my mothers|like my moms|like grandmas|like my grandmas|like grandma makes|like mom makes|warm weather|warm night|warm evening|a hundred|no fuss at all|deal with|in case|at least|at most|more than|no more than|not more than|less than|fewer than|less money|for less|never mind|turkey day",
};

/** Price words. Each value is a key of the budget parser. */
export const PRICE_WORDS: Record<string, string> = {
  dirt: "dirt cheap|super cheap|really cheap|very cheap|cheap as chips|as cheap as possible|cheapest|the cheapest|rock bottom|insanely cheap|so cheap|broke|we are broke|im broke",
  cheap:
    "cheap eats|cheap|cheaper|inexpensive|affordable|budget|on a budget|tight budget|low budget|budget friendly|wallet friendly|bargain|bargains|good value|value|reasonable|reasonably priced|reasonable prices|low cost|economical|thrifty|frugal|modest prices|wont break the bank|doesnt break the bank|dont break the bank|without breaking the bank|not break the bank|student budget|students on a budget|not expensive|not too expensive|isnt expensive|not overpriced|not pricey|not too pricey|doesnt cost a fortune|without spending a fortune|good deal|good deals|cheaply|pocket friendly|easy on the wallet|less expensive|less pricey|inexpensively|steal|cheap and cheerful|not too dear|for cheap|on the cheap|nothing expensive|nothing too expensive|not spend much|not spend a lot|not too much money",
  moderate:
    "mid range|midrange|moderate|moderately priced|mid priced|medium priced|mid price|middling price|not cheap not expensive|middle of the road price",
  splurge:
    "spend a lot|spend a fortune|spend much|spend too much|spend loads|a lot of money|too much money|budget is no problem|break the bank|splurge|splurging|splurgy|expensive|pricey|blow the budget|money is no object|money no object|no object|cost is no object|price is no object|price no object|spare no expense|no expense spared|someone else is paying|somebody else is paying|someone else pays|my boss is paying|the boss is paying|boss is paying|company is paying|work is paying|company card|corporate card|on the company card|expense account|on the company|on expenses|expensed|my parents are paying|dad is paying|theyre paying|they are paying|treat ourselves|no budget limit|deep pockets|big spender|lavish|extravagant|blowout|blow out|sky is the limit|high roller|rich uncle|client is paying|unlimited budget|skys the limit|all out|go all out|not cheap",
};
