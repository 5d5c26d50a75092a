const words = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

/** What guides tell readers to do; the tagger takes some for nouns at the start of a clause. */
export const IMPERATIVES = words(`
  add aim allow arrive ask avoid be begin book bring build call check choose climb close come consider count cross cut
  dip do don't don’t dress drink drop eat end enter expect fill find finish follow forget get give go grab have head hold
  hunt ignore join keep know lead leave let linger listen look make mind mix move note notice open order park pass pay
  pick place plan point pour put read remember reserve ring save say see send set settle share show sit skip sleep snag
  spend split squeeze stand start stay stop take tear tell think trust try turn visit wait walk wander watch wear work
  wrap stir spoon dunk use warm share save charbroil queue salt trade call treat start reckon picture imagine bear carry`);

/** What may end a clause after a noun: "the wait helps". */
export const INTRANSITIVES = words(`
  appears decides arrives begins belongs changes closes comes cooks counts depends differs ends fades fills goes grows happens
  helps holds is lasts leads leaves lingers lives matters moves opens passes pays rises rotates runs sells serves shifts
  shows sings sits sleeps stands starts stays stops suffices travels turns vanishes varies waits wins works does has`);

export const INTRANSITIVE_PASTS = words(`
  appeared arrived became belonged burned changed closed crossed dated died dined emigrated ended expanded followed happened joined lasted
  learned lived moved opened remained retired returned seemed settled started stayed stopped survived trained traveled
  turned wanted worked cooked stood sat ran came went met left began decided agreed`);

/** What the tagger takes for a noun or an adjective behind a plural: "the rolls suit the table". */
export const BARE_VERBS = words(`
  age bring change come cook cost cover cut face feed fill fit flank fold follow fool form frame go grow hang head help
  hold keep lead lean leave line look make mark match meet move need open order pack pair pass play reach rise roll run
  seat serve share show sit smoke spill stand start stay steam stop suit swap take taste torch turn wait walk want warm
  watch wear work`);

/** Verbs of which neither form is often a noun, so that the tagger can be trusted about them. */
export const PLAIN_VERBS = words(`
  allow appear argue arrive ask bake become begin belong bring build carry choose come deserve eat explain fade fall feed
  feel fill follow get give go grow happen hear help hide hold include keep know lead let linger live look lose make matter
  mean need offer open overlook pay prefer prove reach remain remember rise say see seem sell send serve share sit spend
  spill spread stay stop suit supply take taste teach tell think turn vary want warm wear win work write face close draw
  get come pour leave begin`);

/** What the tagger takes for verbs and guides use for things. */
export const NOUNS = words(`
  bar booths bowls corner counter counters curries curry door hooks lamps part photographs room rooms shakes songs stools
  storefront streetcars tables walls windows`);
