const WORDS = `
abort abound acorn addiction addictions additional additive adobe adoption adorn aground album alderman allay alloy
ally alpha alter ambition ample appetiser appetisers appetites apply apter areas arena arenas arrow atmospheric atone
audition auditions autos avenge avenges avid baaed babble babbles babes babiest backed backer backhand backings
backward backwards badgers bailed bails baldness balds bale baled bales balked balks balled ballot balms banes bangs
banked banker bankers banks banners bans banters barbarian barbecued barbs bards bared barer barfs barge baring barked
barks barns barnyard baron baser bashed basked basted bated baton batter batteries battle battling bawls bayed beacon
beaked beaker beard bears beech beeps bees beetling beets befriend began belch belie bell belled bells belly bench
bends berating bereaving biased bigot bigots biked biker bills binds binge bitter blanches bland blank bleach bleak
bleating blend blight blinding blink blitzes blond blown bluest blurs boarder boas bodes boilings bolder bombings
bonds bookends boot boots booty booze bore bores boring borne bossiness bottled bottling bowel bowels bowled
bows boxes brake braked braking branch branched branches brands bras brash brassiere brassieres brat braves bravos
brawnier brawniest breach breaches breaching breading breasting breathing bred breed breeding breezing brewers
bricking bride bridged bridle bridling brine brink briny brisked brisker briskest brisking bristling britches broaches
broad broiled broker brooches brooking broth broths brownest brownish brows brunt brutish bubbled bubbling bubbly
buckling budged budges bugger buggers bullet bulls bullying bumbled bumbles bumbling bunches bundling bungling bunks
burble burbles burbling burner burners burns burping burring burst bursting burying bused busheling businesses buster
busting butler buttery cacao cages calibrate calibrating calibration caller calluses camps canal candies candled cane
canes cannon canon canter canyon capes capping carat carats carbonate cared cares carnival carnivals carols carouses
carping carps carries cars carton carve cases cashes casino casts cats caucuses causal cause caves cease cedar
celebrated celebrity celibate cement centre certifies cervices chafe chafes chalking champ champing changing chant
charm chars chart charts chase chased chasm chaste cheapen cheapens cheapness cheater checkers cheek cheerfully
cheesed chess chewiest chews chick chief chiefs chillier chimps chin chink chinking chinning chins chipping chirping
chirps chiseling chiselling chits choir choirs choke choking chopping chore chose chows christens chuck civil clacked
clamp clamping clamps clans claps classical classier classiest classify classing claws cleanest clearest clefs clips
clod coastline coats cocking coffer coffers coined cokes coking cola collage collages collates colleges coloreds
coma comet comfortably comma communed communes composes computes conceit concept conception concern condensation
condensations confection congestion connection conned conscious conservation consoles contention contentions
convection conventional conversational conversion conversions convert conviction cooing cooling cools cooperate
cooping coops coos corded cored corked corking corks cornea cornered cornet cornier coroner corporal corporals corsage
costar cots cough courteous crackled crags cramping crams crane cranked craps crass crayfish creak creaks creating
creation creatively creature creed creep creeps crept crevices cribs cricked crickets crime crisply crockery crooking
crooks cropping crops crouch crown crowned crowns crud crutch cured curly curried curse curtail curve curvy customary
daisy dally dames dares dashes dazes deadening dealt deans dears decal decals deepening defencing defending defensing
defining deign deliciously delirious descents desert deserts devastation dials diamond diary dices dicey dicing dies
dikes diking dimer dimes dimpling dinning direr diseased dispatch dissects dissents distinct distract distracts
distrust ditch diver divers divest diving doer dogmas dominion donor doses dotes doves downer downturn draughtier
dreamt dreary dregs dressers dressy drift drives drizzled dross drunk drunker drunks duckling ducklings duelling
duellings dumping duress easing ecological economically economics egocentric elating enlargement enters etch even
evens exceeded excesses excessive expanded expanse expanses expansive expected expelled expended expensively
experimentally experimented experiments explosive expressed expresses expressive extensive extravagance extravagantly
familiar familiars famishes fancies fanny fared farther fats fatter feather feathers feats feeds fees felled fells
fester fiats fibre fiend fiends file filed files fillet fills filmed financially financier financing finish firmed
firs fishermen fist fitter fixed flags flank flaps flaws fleecing fleeting flesh flied flies flits flout flowery
flunky fogey fogy folds folksy fondle football footballs foothold footholds forks form format forte forth franc
franchised francs frank frats freaking freeing fretting friended frizzing fruitcake fuels fulled furies furry fuses
gaits galling gallon gallop gamma garb gazette gazetted gazettes glads gland glassy glean gloss glove goads gods
goggle golds gong goofs goons goring graced grad gradation gradations grade grads graduating graft grainy grams
granddads grandfathered grant grants grape grasp grass grate grave grays graze grease greed greenest greet greets
grids grille grime grimly grind grins grips groove grope grovel grunge grunt guess gusts hacker hales hallow halon
halve hampering hangar hanker harbour hardening hared hares harry harsh hashed hastening hatchets hated haven hays
hazes headed healed health heaped hearse hearts hearty heath heaved heaven hesitate hiding hilts hinged hippy hiring
historian historical histories hiving hoes hokey holds homemaker homes hones hopes hoses housed hulls humanest
humanise humbled humbler humbly hunger hungers hungrier hunkers husked hyphening hysteric idles igniting impartial
impassive imperil imperils impressing impression impressively inaner inanimate incentive incentives inciting
independence independently indicate indicting infer informally informant informed informer inherent initiate inland
innovate innovating innovation insanest insanity insisting instantly instigate instigation instituting institutional
intensive intentional inter interact intercept interest interject interment internal internationally interned
internist internment interpret interred intersect intimacy intimated intimately intimidate intolerable intricate
invading invective inventing invention inventor inventors inventory inverting invested investing invoicing invoking
iris irking ironic islander joins juts karat karma knifed laded lads lagged lain lakes lamer lanes lards larger
larking laser latex lathe lather lathes latter lauds launch launches lawns lawyer laxer layman leaded leak leaky
leathery lends lever levers lifelike lifeline lightening lightens lightning lightnings likely limiting linguist lion
littler liven livers loafed loaned locale lofts logged loin loner loners loom loots lorded loser losers lotus louse
lower lowers loyal lugged lugubrious lurches luxuries luxuriously lynch lynches maintain males mange mares margarine
maria marked marker markings marks mars marsh marts mastery masts mated mats matted matts meanings means meant
meatiest medal meddle meddling meets melted melting melts memorably memories memorise memorize memos mends merged
merry metal meting midway mien mingling minimalism minion minuet minuets minuses minuted minuter minutest moaning
moats modeling moderated moderator modulate modules molds moldy molest molted molts monkey mono mooning moos mopes
morals mores moron moulds moults mounting mourning mouses moves muddle muddling muddying mulch mules musses needled
neurosis nigh noes noised noodled noose nosy notching noting oblivion occasional odder officer okays olden operatic
operator opting opts ordinals ordinarily organ otter ouster ousters ousting outlooks outsider overbear overbears
overeats overhead overheads overhear overhears overheat overheats overloading overprinted overrated overseen overseer
overseers oversees oversteps overt overuses overworking owed paced pacified pacifier pacifies pacifism pacifist pacing
packet packets packing pager paging paining painless paint paints palace palate palates paler paling palled pallor
paltrier paltriest paltry pamper pancaked panda pander panhandled panhandler panhandlers panic panoramic pantries
pantry pants parasite paring parity parked parlour parodies parring parsing parson partakes parting partisan partly
partridge partway passable pasted pastels pastes pasties pastiest pastimes pastures pasty patents pates pathos pats
patter paunches pauper paving pawing pawns payer peace peacefully peaking peal peals pear pears peas pecked pecking
pecks peeing peeking peeks peep pelts peopled peppier peppy perking perks peroxides pest pests petite petty philistine
philistines picked picket pickets piers pikes piking piles pilled pines pings pinks pins pipes piranha pits placed
plaice plaid plane planes planet planets plank planks plans planter plated plateful playing pliant plotter plying
poems poets poking polio polled poppies poppy porpoising ports possibly postal potty pouch pounced pouting pouts
powder powerhouse pram praying predicts presided presides presiding pretentiously prevention pricked pricks
pride prided prides pried pries prim primate primed primer primes primp prince princely princes princesses print
printers prints prise prised prises privater prize prized prizes probation produced producer producers produces
progressing progression progressively projects promising promoting promotional proofing proportion proposed propping
protects provincial provoking prying puking pulley pulped pulsed punts purposing putty quack quilt quirk quit quitter
rage raiding railing raising rally ranchers rang ranged ranger rats raven realm realty rebating refinement regal
regaling regularly regulate regulates rehearse rehearsed rehearses reined reining relapsing related relating relations
relatively relayed relaying releasing reliving reloading remaking renaming rending repaying replacing replaying
reprieve reprieved reprieves requirement reserved retaking retrieval retrod reversal rider rifer riper riser rivet
roams robot roes roles romanced roofs rooks roost roosted roosters roots roulette rouse ruining rusted sacks saga
sailor salami salon saloon salutes saluting salvages sauced saucer saucy saved scans scare scared scaring scenting
scooping scooting scourging scouring scout scouting scrabble scrabbled scrabbles scrammed scrawled scribbled scrimp
scrolled scuffle scuffled scuffles sealing seals seamed seaming seams seared searing sears seas sects sedating
seduction seek seeks seething selecting selective selector semen sender sending sensitively sensors separable
separated separately separator serener server serviced servile sets setter sevens sewers shade shaded shades shading
shafting shaken shaky shame shamed shames shaming shape shaped shapes shaping shark sharked sharking sharp sharped
sharping shaven shaver shaves shaving sheared shearing sheave shedding sheet sheets shelf shift shifting shine shingle
shipping ships shire shirk shirting shit shitting shoaling shock shocking shoes shone shoos shoot shooting shootings
shopping shore shored shoring shorting shot shots shout shove shoved showier shown shred shriller shrouding shuck
shuffle shuffled shuffles shunting shush shutting sideways sidle silo silos silvery simmer singe singled singling
singly siring skate skating skirt skittish skylight slack slackers slacks slain slake slakes slaking slapping slash
slat slate slating slats slave slaved slays sledding sleet sleets slender sliced slick slicks slide slides slime
slipping sliver slogs slopping slops slots slotting slower slugging sluice sluices slummer slurping slurring smack
smacks smocked smoothing snake snakes snaking snapping snare snared snaring sneak sneaks snickers sniffles snipping
snooping snort snorting snorts snots snotty snout snuggle snugly soaking soaps soared soaring songs soothing sooty
sopping sops sorts sounding souped sours southerly southwest spaced spacial spade spaded span spank spanking spanning
spans spar sparer sparing spark sparked sparred spars sparse spasm spate spats spawn spayed spays speak speaking
speaks speared spearing specking sped speeding spell spelling spilt spin spine spinning spiraled spire spite splice
splices split splurged spokes sponging spontaneously spoof spook spool spools spore spores sporting spotting spout
spouting spouts sprain sprang spreading sprig sprint sprinted sprout sprouting sprung spurning spurring spurting
spurts spying squad squared squarer squire stabs stack stacks stage stags staid stain stake stakes staking stale
stalkers stall stallion stallions standard standing stank stare stared staring stark stash stated stater stating stats
statue stave staved steals steams steel stemmed stepping stickier stickler sticklers stingers stingy stinkers stint
stocky stoke stoked stole stomp stomping stoned stony stood stoop stooping stoops stopping stops storehouse storey
stork stove strand strap strays streak streaks streamed strew strikers string stripe stronger strut styled suave
subset summery sundry sung superb suppler surer suspending swabs swan swans swapping swaps swats sways sweating sweats
sweep sweeps sweetens swell swept swerve swigs swims swing swipe swish swoon swooping symphonic tabled tablet tablets
tacks tail takers tale tales tally tameness tamer tames taper tapes taps tarot tarots tarps tarrier tars tartars
tarter tasking taster tatter tattles tauter taxes teas teats teems tees teeth telegram telegrams tender tens tent
tents terminally terminate terminus terraced testing texts theme thick thickets thins thirsty thousandth threat
threats thrice thrived tiger timeliest timely timescale tinier tinker tire tireless toasting tombstones toot toots
torts toss totes tourism touts towel trace tracks traditionally traditions trailers trait transitional traveller
travellers trawlers tread treads treasured treasurer treasurers treasuries treasury tribute trick tricks tripe truce
truces trundles trunk trunks tucks tuning turfing tweets twigs twine twits tykes unison unlisted vague valeting valued
valve vegetarianism vegetation venerable veritable vies villager visa visioning visitation visitations volley vomiting
wadding wafer waffled wager waiter waive walled wallow wanes wanton wantons watchdog watering watershed watery waver
wedging weeding weest weirdo welding wets whale whet whine whines whisked whisker whisky whiten whiter whose
widow widows width wigs wiles wince winces winching winds winks winner wins wipes wires wises witch witching wives
wooed wording worming worst woulds wrings yeahs yearn yearns
`;

/** Everyday English one edit away from a known word, never corrected: "broth" is not "booth", "cane" is not "carne". */
export const UNCORRECTED_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
