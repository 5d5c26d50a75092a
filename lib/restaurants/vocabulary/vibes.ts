/** A place's atmosphere. Each row: the catalogue's term, then its synonyms. */
export const VIBE_SYNONYMS: Record<string, string> = {
  quiet:
    "quieter|calm|calmer|peaceful|serene|hushed|low key|lowkey|tranquil|relaxed|relaxing|mellow|hear each other|hear ourselves|hear myself think|can talk|could talk|able to talk|can hear|conversation|conversations|chat|catch up|have a talk|we can chat|soft spoken|low noise|less noisy|not noisy",
  lively: "buzzing|buzzy|bustling|energetic|fun|happening|rowdy|boisterous|high energy|upbeat|vibey|spirited",
  loud: "noisy|loudest|deafening|crowded|packed|raucous|noise|crowds|shouting|crowd",
  cosy: "cozy|snug|homey|homely|warm|intimate|coziest|cosiest|comfy|comfortable|inviting|hole up|hygge|snuggly|fireplace",
  candlelit:
    "candle lit|candles|candlelight|candle light|candle|dim|dimly lit|low light|moody|dark room|soft light|low lighting",
  romantic:
    "romance|sexy|dreamy|swoony|amorous|propose|proposal|proposing|anniversary|valentine|valentines|valentines day|honeymoon|lovers|marry me|engagement",
  elegant:
    "fancy|upscale|classy|fine dining|white tablecloth|white tablecloths|formal|posh|refined|sophisticated|dress up|dressed up|swanky|chic|stuffy|luxurious|luxury|pretentious|snooty|high end|swank|pretension|fussy|fancier|a jacket|jacket|jackets|dress code|black tie|suit and tie|tie required",
  casual:
    "laid back|laidback|easygoing|easy going|informal|chill|unfussy|no fuss|jeans|down to earth|unpretentious|come as you are|t shirt|sweatpants",
  bright: "airy|sunny|light filled|sunlit|sunlight|sunlit room|big windows|lots of light|natural light",
  "old-school":
    "old school|oldschool|classic|classics|old fashioned|traditional|historic|vintage|retro|timeless|time warp|nostalgic|nostalgia|institution|institutions|old time|old timey|old san francisco|throwback|iconic|been around forever|red booths|leather booths|booth|booths|heritage|legendary",
  modern:
    "contemporary|trendy|hip|sleek|stylish|hipster|minimalist|cutting edge|of the moment|instagrammable|inventive|creative|innovative|experimental",
  divey: "dive|dive bar|hole in the wall|holes in the wall|hole in a wall|grungy|gritty|grimy|seedy|dives|greasy",
  "family-run":
    "family run|family owned|mom and pop|mom & pop|mom n pop|family operated|grandma cooks|run by a family|small business|independent|family place|owner operated",
  neighbourhood:
    "neighborhood|local spot|local place|neighborhood spot|local joint|locals|where locals eat|neighborhood gem|neighborhood joint|corner spot|regulars",
  counter: "bar seat|bar seats|stools|at the bar|bar seating|lunch counter|counter only|stool|counter service",
  communal: "communal tables|shared tables|communal table|share tables",
  garden: "gardens|greenery|leafy|courtyard|plants|flowers|in a garden",
  waterfront:
    "by the water|on the water|water view|waterside|bayside|by the bay|on the bay|near the water|seaside|by the ocean|by the sea|harbor|marina view",
  view: "views|with a view|scenic|panorama|rooftop|skyline|ocean view|bay view|sunset views|sunset view|vista|see the sunset|overlooking|watch the sunset|at sunset|sunset drinks",
  artsy: "arty|bohemian|quirky|funky|eccentric|offbeat|murals|whimsical|kitschy|kitsch|tiki",
  "no-frills":
    "no frills|nofrills|bare bones|plain|humble|unassuming|paper plates|plastic chairs|formica|strip mall|spartan|modest",
  festive: "celebratory|celebration vibe|party atmosphere|karaoke|christmassy|holiday spirit|christmas spirit",
};

/** A place known for one of these is not known for the key: this is how "not too loud" is met. */
export const OPPOSITE_VIBES: Record<string, string[]> = {
  loud: ["quiet", "cosy", "candlelit", "romantic", "elegant"],
  lively: ["quiet", "candlelit"],
  quiet: ["loud", "lively", "festive"],
  elegant: ["casual", "no-frills", "divey", "neighbourhood", "family-run"],
  casual: ["elegant"],
  divey: ["elegant", "modern", "bright", "romantic", "candlelit"],
  "no-frills": ["elegant", "modern", "romantic"],
  modern: ["old-school"],
  "old-school": ["modern"],
  romantic: ["loud", "divey", "no-frills", "communal"],
  candlelit: ["bright"],
  bright: ["candlelit"],
  communal: ["quiet", "candlelit"],
};
