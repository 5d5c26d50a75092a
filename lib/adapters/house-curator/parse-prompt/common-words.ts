const WORDS = `
a able about above across after again ago all almost alone along already also although always am amazing among an and
another any anybody anyone anything anyway anywhere app are area around as ask at authentic away awesome baby back bad
badly bag band bank bar base be beach bean beans bear beat beautiful because become bed been before behind being believe
below best better between beyond bicycle big birthday bit black block blocks blue boat body book books both bottle bowl bowls box boy
brand bread bring broke brother brown brunch bucks budget build bus business busy but butter buy by cake call came can
cant car card cards care carry case cash castle cat catch center central certain chain chair change chat cheat check chef
chefs child choice choose church city class clean clear clock close closed club coat code coffee cold colleague come
comes coming company computer cook cooked cooking cooks cool corner cost could country couple course cousin cover
crave craving crazy crispiest crispy crowd crunchy cup cut dad daily dance dark daughter day days dead deal dear decent
deep delicious delightful desk did didnt different dine dining dinner dirty dish dishes do does doesnt dog doing dollar
dollars done dont door down dream dress drink drive dry during each early earn earth east easy eat eaten eater eating
eats eight either eleven else empty end english enjoy enough enter evening ever every everybody everyone everything
exactly except expect fabulous face fact fall family famous fan fancy fantastic far farm fast father favorite favourite
feast feed feel feeling feels few fifteen fifty find fine fire first fish five fix flat floor flower follow food foods
foodie for forget forty forward found four fresh friday friend friendly friends from front full fun funny game garden
gave gem get gets getting gift girl give given glass go goes going gold gone good got grand great greasy green group
grow guest guests guide guides guy guys had half hall hand happen happy hard has hate hates have having he healthy hear
heard heart heat heavy hello help her here hers hey hidden high hike him his hit hold holiday home honest hope hot hour
hours house how huge human hundred hungry hurry husband i idea ideally if im important in indeed inside instead interesting into is isnt
it its itself jeans job join joint joints joke juice just keep key kid kids kill kind kinds kitchen knew know known lady
lake land large last late later latest lately laugh lazy leave left legs less let lets life light like likes line list
little live lives local long look looking lost lot lots loud love loved lovely loves low lucky lunch made main make
makes making man many market maybe me meal meals mean meat meet meeting meltdown men menu mess met middle might mild mind mine minute
minutes miss missing mom monday money month more morning most mother mouth move movie much music must my myself name
near nearby need needs neighbor never new news next nice night nights nine no nobody none nor north not note nothing now
number of off office often oh ok okay old older on once one ones only open opens option options or order other others
our ours out outside over own pack page paid pair paper parent park part partner party pass past pay paying people
perfect perhaps person phone pick picks picky picture piece pine place places plan plant plate plates play please
pleasure plenty point pool poor popular possible pot prefer preferably present pretty price prices private probably
proof proper public pull put quality question quick quickly quiet quite rain rainy ran rather read ready real really
reason recent recommend recommendation recommendations red regular rest restaurant restaurants review reviews rich ride
right river road room rooms round run rush sad safe said same sat saturday save say says school sea seat seated seats second see seem
seen sell sells send serious serve served serves serving set seven several shall share she ship shop shops short should
show shows shy sick side sign simple since sing single sister sit sits sitting six size sky sleep slice slow small smart
smell smile snow so soft some somebody someone something sometimes somewhere son song soon sorry sort sound south space
special spend spent spice spicy sport sports spot spots spread spring stand star stars start state stay steal steam step still stop
store stories story street strong students stuff style sugar suggest suggestion suggestions summer sun sunday sunny sunset super sure
surprise sweat sweet table tables take taken takes talk tall taste tastes tastiest tasty teach team tell ten test text than thank thanks that thats
the their them then there these they thin thing things think third thirty this those though thought three through
thursday ticket time times tiny tired to today together told tomorrow tonight too took top total touch toward town track
train travel treat tree trip true try trying tuesday turn twelve twenty twice two type typical under understand unless until up upon us
use used usual usually vacation vale valley very vibe vibes visit vision visitors wait waiting walk walking wall want wanted wants
warm was wash wasnt watch water way we wear weather wedding wednesday week weekend weird welcome well went were west wet
what whatever whats when where wheres which while white who whole whos why wide wife will win wind window wine wing winter wish with
within without woman won wonder wonderful wont word words work working works world worth would wouldnt write wrong yeah
year years yellow yes yesterday yet you young your yours youth zero horse course hose noise nose rise rose raise porch
torch punch bunch crunch munch lurch couch coach poach roach peach reach teach beast boast coast roast toast least feast
hills mile miles mall hazel basil barn born burn corn horn torn warn worn moon noon soon spoon loon cafe's trash garbage
sandal marine moral mortal coral floral rural plural mango tango cargo largo burden sudden hidden wooden golden
claim claims shares statement pattern patterns release match matches config setting password select username user users salsa salt malt halt bolt colt jolt volt clam cram gram tram slam swam exam beef reef deer beer peer steer cheer sheer
pasta paste pastor faster master plaster poster roster foster monster mustard custard lizard wizard blizzard hazard
`;

/** Everyday English: never treated as misspelled, and used to decide whether a prompt is in English. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));
