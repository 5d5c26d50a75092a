const words = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

/** Verbs that the tagger often takes for nouns or adjectives, in their bare form. */
const BARE = words(`
  add allow amount anchor answer appeal arrive ask bake balance bear beat become begin belong bend blend blister boil bustle batter
  bolt bottle break bring brown bubble build burn burst buy calm call care carry catch change char charge choose circle
  claim clash clatter clear climb cling close coat collect color combine come cook copy count cover crack crackle cradle
  crisp crowd crown crunch curl curve cushion cut dangle deal deserve differ dip dislike divide double draw dress
  drift drink drip drive drop dry eat echo empty end fall fan feed feel fidget figure fill find finish fire fit fix flag flank
  flash flatter flavor flicker float flow fold form frame free freeze fry gather get give glint glow go greet
  griddle grill grow guard guide hand hang heap heat help hide hiss hold honor hood house hug hum invite join judge keep
  know label lack ladle laugh layer lead leak lean leave lend let lift light line linger list live look loop make
  marinate mark match mean meet melt mince mind mix mop mound move mute name need nod offer offset open order outlast outnumber
  overhang overlook own pack pair park part pass pay peel perfume phone pick pickle pile pile place plan play point pool
  pour preside press print promise prove puff pull push quarter queue quiet raise ramble range reach read rebuild record
  request repay rest result return reward ride ring ripple rise roar roast roll rotate round row rub rule run scent
  sear season seat see sell send separate serve set settle shade shake shape share shield shift shine show shuck shut
  signal simmer sing sit sizzle skip sleep slice slip slope smell smile smoke snap soak soften spare spill spin spit splash
  split spoon spread sprout stack stand star start stay steep step stew stick stir-fry stop stretch string stud stuff
  suit sum supply surprise surround swap sway sweeten swim take tangle taste teach temper tend test thicken throw tide
  tie tilt tint top toss touch tower trade trail travel treat trim trust try tuck tune turn twist understand vary vote
  wait wake walk wall want warm wash watch wave wear welcome whisper whistle wind work wrap yield`);

/** Verbs that are things far more often: an object must follow. */
const RARE = words(`
  accept aim back bank bid bite block boast book border bow brace branch brave brew bridge brush buzz cap cast
  cause center challenge chat cheer chill chop clean clip cloud comb comfort command concern contrast control cost
  cough couple court craft crash crawl credit cross cruise crush cry cure dance debut decline delay demand design
  detail dine display dot drape dream drown dust ease edge exit experience extend face fade favor feature fence
  fetch fight film flap flare flip flood flourish focus force fuel gain garnish gaze gleam grace grip grind guess
  halt hammer haul haunt hint hire hit hop host hunt hurry increase inch influence jam jingle joke jump kick kiss
  knock lace land last launch lift limit load lock lodge loom love lure manage map march mask master matter
  measure mention mend mirror miss mount murmur nail nest notch notice number outline outlive overflow pace paint
  parade pause pave peak peek perch perk pinch pitch pivot plate plunge poach polish pop pose post pound praise
  prefer prepare preserve price profit protest purchase purr puzzle quench question race rain rank rattle recall
  refill reflect refuse reign relax release relish repair repeat reply report rescue reserve respect retreat
  reveal review revive risk rival rock rush sail salute sample save scatter scoop score scramble scrape scratch
  screen seal search shadow shelter shimmer ship shock shoot shoulder shout shower shrink shuffle sigh sink sip
  skim skirt slide slow smash snake soar sort spark sparkle speed spike spiral spot spray spring sprinkle squeeze
  stage stain stamp staple steal steer sting stock stop store storm strain stream stress strike strip stroll
  struggle study style suck support surface surge survey sweep swell swirl switch tail talk tame tap target tease
  thank thaw thin thread thrill thunder tick tickle toast total tour track transfer trap trick trickle trouble
  tumble twinkle upset urge use value venture view visit voice wander waste weave wedge weigh wheel whip whirl
  whisk widen win wink wish witness wonder worry`);

/** What reads as a plural noun before a preposition or another noun: "the corner seats by the door". */
const THINGS = words(`
  anchors answers bakes balances bars bears beats bends blends bolts bottles breaks cares changes charges circles claims
  colors cooks copies counts courses covers cracks crowns curls curves cushions cuts deals dips dishes dresses
  drinks drops echoes ends falls fans feeds figures fills finishes fires fits flags flashes flavors floats flows folds
  forms frames fries glazes greens griddles grills guards guides hands heaps heats honors hoods houses labels ladles
  layers leads lifts lights likes lines links lists loops marks matches means meets minds mixes moves names needs nods offers
  orders packs pairs parks parts passes picks pickles piles places plans plays points pools presses prints promises
  puffs pulls quarters queues ranges reads records requests rests returns rewards rides rings rises roasts rolls rounds
  rows rubs rules runs sauces scents seasons seats sells sets shades shakes shapes shares shields shifts shows sides
  signals slices slips slopes smells smiles smokes sounds spills splits spoons spreads sprouts stacks stands stars starts stays
  steams steps stews sticks stops strings studs sums supplies surprises swaps tables tastes tests ties tilts tints tops
  touches towers trades trails treats trims tries turns twists votes waits walks walls washes watches waves welcomes winds
  works wraps yields`);

/** Things that tell a verb by the preposition behind them: "the bistro dates from 1992", "the counter curves around". */
const DIRECTIONS: Record<string, RegExp> = {
  bakes: /^(?:in|for|until|under|over)$/,
  breaks: /^(?:into|up)$/,
  changes: /^(?:with|by|every|monthly)$/,
  drops: /^to$/,
  fits: /^in$/,
  folds: /^itself$/,
  double: /^as$/,
  fit: /^in$/,
  matters: /^,$/,
  piles: /^(?:onto|toasted)$/,
  seasons: /^minced$/,
  tops: /^steamed$/,
  sets: /^(?:soft|into|it)$/,
  spreads: /^itself$/,
  curls: /^(?:to|around|through|past|down|up)$/,
  curves: /^(?:around|along|past|toward|through)$/,
  cuts: /^(?:through|into|across)$/,
  cracks: /^(?:under|when)$/,
  dates: /^(?:from|to|back)$/,
  deals: /^in$/,
  dresses: /^(?:for|in)$/,
  falls: /^(?:on|onto|through|over|across|to)$/,
  flows: /^(?:from|into|through|over)$/,
  moves: /^(?:fast|quickly|slowly|on)$/,
  points: /^(?:at|to|toward|out)$/,
  ranges: /^from$/,
  rises: /^(?:from|past|above|through|over|all)$/,
  roasts: /^(?:in|over|until|soft)$/,
  rings: /^for$/,
  runs: /^(?:from|along|down|through|until|past)$/,
  smiles: /^(?:from|at|down)$/,
  starts: /^(?:on|with|at)$/,
  seats: /^about$/,
  shows: /^through$/,
  sounds: /^like$/,
  slopes: /^(?:past|down|toward|up)$/,
  stops: /^(?:short|at)$/,
  turns: /^(?:over|into|to|on)$/,
  watches: /^over$/,
  winds: /^(?:down|along|through)$/,
  sticks: /^to$/,
};
/** Bare forms that are nouns, adjectives or participles as well, so that an object must follow: "fish tied up outside". */
const BARE_THINGS = words(`
  bend blend bottle close coat color crisp cut dress free glaze grill house let light like line list name own part press quiet
  roll season set shut sound split spoon spread steam sum top tint run come welcome lead note place point range slice share house form frame
  dip double figure fire fit head heat honor hood label layer leak mark match mix move`);
const BARE_DIRECTIONS: Record<string, RegExp> = {
  close: /^(?:in|around)$/,
  cut: /^through$/,
  dip: /^into$/,
  fit: /^into$/,
  let: /^in$/,
  line: /^up$/,
  mix: /^with$/,
  move: /^(?:in|through|to|on)$/,
  open: /^up$/,
  point: /^(?:at|to|out)$/,
  set: /^(?:off|before)$/,
  shut: /^out$/,
  split: /^from$/,
  spread: /^out$/,
  sum: /^up$/,
  dress: /^up$/,
};
const PARTICLES = /^(?:up|out|down|off|over|away|apart|together|aside|back|around)$/;

type VerbForm = "one" | "many";

/** Which subject a word takes if it is a verb; null where it can't be one. */
export function formOf(word: string): VerbForm | null {
  if (BARE.has(word) || RARE.has(word)) return "many";
  return baseForms(word).some((base) => BARE.has(base) || RARE.has(base)) || DIRECTIONS[word] ? "one" : null;
}

export const isThing = (word: string): boolean =>
  [word, ...baseForms(word)].some((base) => RARE.has(base) && !BARE.has(base)) ||
  THINGS.has(word) ||
  BARE_THINGS.has(word) ||
  DIRECTIONS[word] !== undefined;
export const isParticle = (word: string): boolean => PARTICLES.test(word);
export const takesDirection = (word: string, next: string): boolean =>
  (DIRECTIONS[word] ?? BARE_DIRECTIONS[word])?.test(next) ?? false;

const baseForms = (word: string): string[] =>
  word.endsWith("s") && !word.endsWith("ss")
    ? [word.slice(0, -1), word.replace(/ies$/, "y"), word.replace(/(?<=s|sh|ch|x|o|z)es$/, "")]
    : [];
