import { daleChall } from 'dale-chall'
import { findVerb } from './english-verbs.ts'
import { lowerFirst } from './letters.ts'

const easy = new Set(daleChall)

/** What stands before one thing, and what needs nothing before it. */
const noArticle =
  /^(?:a|an|the|our|my|one|this|that|these|those|it|there|here|another|any|every\w*|each|nothing|something|anything|some\w*|nobody|no|all|both|half|most|many|much|lots|more|less|only|even|just|math|science|water|music|practice|now|today|also|finally|then|lunch|recess|breakfast|snow|rain|ice|mud|school|art|gym|their|its|it['’]s|they|we|he|she|you|us|who|what|which|where|how|why|when|while|if|as|at|in|on|by|to|for|from|with|because|since|before|after|until|once|so|then|and|but|or|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|not|never|next time|\w+ly|should|could|would|will|do|does|did|is|are|was|can|has|have|had|hope|love|kindness|courage|patience|teamwork|friendship|everyone|everybody|somebody|someone|nobody)$/i
const onePerson = /(?:er|or|ist|ian|ent|ant|man|woman)$/
const joints = / (?:of|from|in|on|with|for|at|by|about|calling|called|near|behind|under) /

/** “Wind blew the door open”, “First run went far”: one thing has an article. */
export function withArticle(text: string): string {
  const words = text.split(' ')
  const verb = findVerb(text)
  const [first = ''] = words
  if (verb < 1 || verb > 7 || noArticle.test(first) || /^\d/.test(first)) return text
  return isOneThing(first, words.slice(0, verb).join(' ')) ? `the ${lowerFirst(text)}` : text
}

function isOneThing(first: string, named: string): boolean {
  const head = (named.split(joints)[0] ?? named).split(' ').filter((word) => !/ly$/.test(word))
  const noun = head.at(-1) ?? ''
  const isMany = /[^su]s$|ies$/.test(noun) || /^(?:people|children|mice|geese|feet|teeth)$/i.test(noun)
  const isOther = noun === '' || /\d$|['’]s$/.test(noun) || (/ing$/.test(first) && head.length === 1)
  // A word that is written large and hardly known may be somebody's or something's name.
  const isNamed = /^\p{Lu}/u.test(first) && !easy.has(first.toLowerCase()) && !onePerson.test(first)
  return !isMany && !isOther && !isNamed && !/['’]s$/.test(first)
}

const praise =
  /^(?:great|good|best|such|so|what|fun|awesome|amazing|lovely|nice|happy|congrats|thanks|yes|always|sometimes|then|not|maybe|\w+ly)\b/i

/** What was there, where a line only names it: “candles, cornhusk dolls”, “wet socks everywhere”. */
export function nameThings(text: string): string | undefined {
  if (findVerb(text) >= 0 || text.split(' ').length > 12 || /[?:]|\bthan\b|\b\w+ing\b/.test(text))
    return undefined
  const all = text.split(/, (?:and )?/)
  // “Tablecloths, paper flowers, hot cocoa”
  const things = isMany(all[0] ?? '')
    ? all.filter((thing) => isMany(thing) || isPlainThing(thing))
    : all.filter(isMany)
  const [first] = things
  if (first === undefined) return nameOne(text)
  if (/^groups of \d/i.test(text)) return `we were in ${lowerFirst(text)}`
  if (!isMany(text.split(/, /)[0] ?? '')) return undefined
  const [last = '', ...rest] = things.map(lowerFirst).toReversed()
  return `there were ${rest.length === 0 ? last : `${rest.toReversed().join(', ')} and ${last.replace(/^and /, '')}`}`
}

/** “Hot cocoa”, “a comics artist” */
function isPlainThing(thing: string): boolean {
  return (
    /^(?:an? )?(?:\p{Ll}+ ){0,2}\p{Ll}{3,}$/u.test(thing) &&
    !praise.test(thing) &&
    !noArticleThing.test(thing)
  )
}

const noArticleThing =
  /^(?:the|our|my|this|that|no|not|so|very|too|much|more|less|all|then|now|everywhere|and|or|but)\b/i

function isMany(thing: string): boolean {
  const noun = (thing.split(joints)[0] ?? '').split(/ (?:everywhere|and|all over)/)[0] ?? ''
  return (
    noun.split(' ').length <= 4 &&
    /[^su']s$|ies$/.test(noun) &&
    !praise.test(thing) &&
    !/^(?:must|can|should|need|no|not)\b/.test(thing) &&
    // “A friend lives nearby” is one, whatever its last word ends in; “a few cups” are several.
    !/^(?:an?|one|another|each|every) (?!few |couple |dozen |hundred )/i.test(thing) &&
    !/^(?:this|his|its|yes|always|as|is|was|has|us|was|bus|gas|class|the \w+s)$/i.test(noun)
  )
}

/** “Telescope from the university” */
function nameOne(text: string): string | undefined {
  const [thing = ''] = text.split(',')
  const found = /^(?:(an? |one |another ))?((?:\p{L}+ ){0,2}\p{L}+) (?:from|for|with|on|in) .+$/u.exec(thing)
  if (found === null || praise.test(thing) || /^(?:the|our|my|very|too|still)\b/i.test(thing))
    return undefined
  const [, article, noun = ''] = found
  if (article === undefined && !/ from /.test(thing)) return undefined
  return `there was ${article === undefined ? `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ` : ''}${lowerFirst(thing)}`
}

/** A day, a night or a week that had a name: “Apple week”, “star night on the football field”. */
export function nameTime(text: string): string | undefined {
  const found =
    /^(?:it was )?((?:[\p{L}'’-]+ ){1,3}(?:day|night|week|morning|season))( (?:on|at|in|with) .+)?$/iu.exec(
      text,
    )
  const [, time = '', place = ''] = found ?? []
  return time === '' ||
    findVerb(time) >= 0 ||
    praise.test(time) ||
    /\b(?:all|by|in|on|at|every|each|one|the|this|that|last|next)\b/i.test(time)
    ? undefined
    : `it was ${lowerFirst(time)}${place}`
}

const places =
  'aquarium|zoo|museum|farm|library|planetarium|pumpkin patch|fire station|park|beach|theater|botanical garden|nature center|bakery|orchard'
const trip = new RegExp(
  String.raw`^(?:the |our )?((?:(?:\p{L}+ )?(?:${places})|field|nature) (?:trip|walk|hike)(?: (?:to|with|at) .+)?)$`,
  'iu',
)
const place = new RegExp(`^(?:the )?(${places})$`, 'i')

/** “Zoo trip with sketchbooks”, “aquarium” */
export function nameTrip(text: string): string | undefined {
  const found = trip.exec(text)?.[1]
  if (found !== undefined && findVerb(found) < 0)
    return `we went on ${/^[aeiou]/i.test(found) ? 'an' : 'a'} ${lowerFirst(found).replace(/ not /, ', not ')}`
  const where = place.exec(text)?.[1]
  return where === undefined ? undefined : `we went to the ${where.toLowerCase()}`
}

/** What things do: where nobody is said to have done it, it was the thing before. */
const ofThings =
  /^(?:fell|broke|collapsed|hatched|melted|sank|floated|tipped|leaked|exploded|popped|bubbled|sprouted|bloomed|cracked|snapped|dried|flipped|spun|stayed up|(?:smelled|felt|tasted|looked|sounded) (?:like|so|very|really|awful|bad|good|great|delicious|funny|soft|weird|sour|sweet|slimy|terrible|amazing)\b|(?:rained|snowed|hailed|poured)\b|turned out (?!to be us)|took (?:\d|a|an|about|over|all|two|three|forever|too|so|very|(?:some|most|many|a few) (?:kids|students|of))\b(?! \p{L}+ (?:to|home|back)\b)|(?:cooked|baked|dried|rained|snowed|lasted) (?:for )?(?:about )?\d)/iu

/** “Fell down Monday”, “smelled awful”, “took 3 drafts” */
export function nameIt(text: string): string | undefined {
  return ofThings.test(text) ? `it ${lowerFirst(text)}` : undefined
}
