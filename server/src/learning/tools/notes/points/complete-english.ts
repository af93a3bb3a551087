import { uncapitalize } from '@tower/contract/capitalize.ts'
import { polishEnglish } from './polish-english.ts'
import { fold } from '../../../writer/text/fold.ts'
import { child } from '../grammar/subject-marks.ts'
import { verbForms } from '../grammar/verb-rows.ts'

/** A whole sentence tells itself by who does something, or by what is asked. */
const subjects =
  /^(?:hi|hello|i|i'm|i've|we|we're|you|he|she|they|it|it's|this|that|these|there|the|our|my|your|his|her|their|please|thank|thanks|everyone|nobody|all|today|yesterday)\b/i
const finite =
  /\b(?:is|are|was|were|am|has|have|had|will|can|could|would|should|must|may|might|do|does|did|\w+n't|\w+'(?:s|re|ll|ve|m)|\w{3,}ed|send|look|teach|need|want|put|left|gave|told|said|made|took|got|went|wrote|read|saw|found|kept)\b/i
const irregularPasts = new Set(
  (
    'got did had was went made wrote told said took ate fell threw ran came gave kept left lost felt found held knew met slept spoke ' +
    'stood thought understood won sang sat forgot broke bit drew grew became began brought built bought caught chose drank drove fought hid rode ' +
    'rose shook shared spent stuck swam taught tore woke wore'
  ).split(' '),
)
/** These are written alike for now and for then; some templates tell only of then. */
const alike = /^(?:hit|put|read|cut|hurt|let|set|spit|quit|beat)$/i
const toldAsPast = new Set(['praise', 'behavior', 'health', 'absence', 'progress', 'end_of_year'])
const thirdPersons = new Set(
  'has is needs knows misses owes gets forgets mixes understands struggles loves likes enjoys works tries wants asks does goes comes shows'.split(
    ' ',
  ),
)
const requests = new Set(
  (
    'watch pack keep wear send bring check call look return sign read practice make label plan join come see help remind talk email text ' +
    'write review study fill pick drop arrive give take use try have note let turn save bundle dress feel'
  ).split(' '),
)
const leadingAdverb =
  /^(still|also|now|already|never|always|just|only|really|usually|often|sometimes|even|finally|so far)\s+(?=\p{L})/iu
const auxiliary =
  /^(?:can|could|will|would|should|must|may|might|has|had|is|was|does|did|didn't|doesn't|isn't|wasn't|hasn't|can't|won't|cannot)\b/i
const states =
  /^(?:disruptive|upset|tired|sick|late|absent|tardy|respectful|helpful|focused|distracted|off task|out of|behind|ready|sad|angry|frustrated|rude|talkative|sleepy|quiet|hurt|in (?:trouble|tears)|missing (?:from|at|in)|at the)\b/i
const noArticle =
  /^(?:students?|kids|children|families|parents|tutoring|school|homework|recess|lunch|breakfast|reading|math|science|spelling|music|art|library|zoom|new|free|extra|\d|mr|mrs|ms|dr|class(?:es)? (?:is|are)|everything|nothing|someone|somebody|specials|grades?|work|practice|supplies|shoes|books|pictures|picture day)\b/i
const nounClause =
  /^(?:\p{L}[\p{L}'’-]*\s){1,5}(?:is|are|was|were|leaves?|rings?|starts?|begins?|ends?|needs?|hurts?|meets?|opens?|closes?|costs?)\b/iu

/** What a hurried teacher leaves out, put back: who did it, "the", "please"; nothing where that is not clear. */
export function completeEnglish(typed: string, templateKey: string): string | undefined {
  const text = typed.trim().replace(/\.$/, '')
  const whole =
    text === '' ? undefined : (wholeOf(text) ?? thingOf(text) ?? nounOf(text) ?? ofChild(text, templateKey))
  if (whole !== undefined) return polishEnglish(whole)
  return /[!?]$/.test(text) && text.includes(' ') ? polishEnglish(text) : undefined
}

/** What says who does it already. */
function wholeOf(text: string): string | undefined {
  if (/^(?:he|she)'s \p{L}+ing\b/iu.test(text)) return text.replace(/^(?:he|she)'s/i, `${child.subject} is`)
  const isWhole = subjects.test(text) && (finite.test(text) || /^(?:please|thank)/i.test(text))
  if (!isWhole) return undefined
  return text.replace(/^(?:he|she)(?= )/i, child.subject)
}

/** Notes about the class tell of all of us, not of one child. */
const ofClass = new Set(['field_trip', 'supplies', 'welcome', 'thanks', 'conference'])

/** Sentences about things and about the teacher: "no fever", "Math: 78%", "$15 or free", "so proud of her". */
const things: readonly (readonly [RegExp, (text: string) => string])[] = [
  [
    /^(?:so |very |really |super )?(?:proud|excited|happy|thankful|grateful|glad)\b/i,
    (text) => `I am ${lowerFirst(text)}`,
  ],
  [
    /^no (?:rush|hurry|need|problem|worries|fever|swelling|blood|bumps?|school|homework)\b/i,
    (text) => text.replace(/^no/i, 'There is no'),
  ],
  [/^no \p{L}/iu, (text) => `Please, ${lowerFirst(text)}`.replace(/ please$/, '')],
  [/^back (?:by|before|at|around|in)\b/i, (text) => `We will be ${lowerFirst(text)}`],
  [
    /^(?:so|very|really) (?:sweet|kind|cute|funny|thoughtful|nice|great|cool|fun)\b/i,
    (text) => `That was ${lowerFirst(text)}`,
  ],
  [
    /^(?:called|texted|emailed|contacted|messaged) (?:mom|dad|home|you|grandma|grandpa|both)\b/i,
    (text) => `We ${lowerFirst(text)}`,
  ],
  [/^\$\d/, (text) => `The cost is ${text}`],
  [/^ice\b/i, (text) => `We used ${lowerFirst(text)}`],
  [/^need to meet /i, (text) => text.replace(/^need to/i, 'I would like to')],
  [/^\d+ (?:unexcused|excused|late)\b/i, (text) => text.replace(/^(\d+)/, '$1 were')],
  [/^(?:need|want|would like|hope) /i, (text) => `I ${lowerFirst(text)}`],
  [/^hoping /i, (text) => `I am ${lowerFirst(text)}`],
  [
    /^(?:an?|one|another) (?:case|student|child|classmate)\b(?!.*\b(?:is|are|was|were|has|had|said)\b)/i,
    (text) => `There is ${lowerFirst(text)}`,
  ],
  [/^\p{L}+ (?:ok|okay|fine)(?: too)?$/iu, (text) => text.replace(/ (ok|okay|fine)/i, ' is $1')],
  [/^[\p{L} ]{3,24}: \S/u, (text) => text],
]

function thingOf(text: string): string | undefined {
  return things.find(([form]) => form.test(text))?.[1](text)
}

/** "bus leaves" is the bus; "homework not turned in" was not; "grade 4 going" is going. */
function nounOf(text: string): string | undefined {
  if (/^\p{L}+ not (?:turned|handed|done|finished|completed|signed|returned)\b/iu.test(text))
    return text.replace(' not ', ' was not ')
  if (/^(?:\d\w\w grade|\p{L}+ class|class) going to /iu.test(text))
    return text.replace(' going to ', ' is going to ')
  const first = fold(text.split(' ')[0] ?? '')
  if (!nounClause.test(text) || auxiliary.test(text) || isVerb(first)) return undefined
  return noArticle.test(text) || /^\p{Lu}\p{L}+ \p{Lu}/u.test(text) ? text : `The ${lowerFirst(text)}`
}

const isVerb = (word: string): boolean =>
  thirdPersons.has(word) ||
  irregularPasts.has(word) ||
  /\p{L}{2}ed$/u.test(word) ||
  leadingAdverb.test(`${word} x`)

/** What the child does, did or is; or what is asked. */
function ofChild(text: string, templateKey: string): string | undefined {
  const adverb = (leadingAdverb.exec(text)?.[0] ?? '').toLowerCase()
  const rest = lowerFirst(text.slice(adverb.length))
  const first = fold(/^[^\s!?,.]*/.exec(rest)?.[0] ?? '')
  const who = doerOf(first, templateKey)
  if (isFinite(first, rest, toldAsPast.has(templateKey))) return `${who} ${adverb}${rest}`
  if (isDoing(first)) return tellDoing({ who, adverb, rest, templateKey })
  if (states.test(rest)) return `${child.subject} ${beingOf(templateKey)} ${adverb}${rest}`
  if (adverb !== '') return undefined
  return isAsked(first) ? `Please ${rest}` : undefined
}

const isAsked = (word: string): boolean => requests.has(word) || formOf(word) === 'base'

const formOf = (word: string) => verbForms.get(word)?.find(({ words }) => words.length === 1)?.entry.form

function doerOf(first: string, templateKey: string): string {
  if (!ofClass.has(templateKey)) return child.subject
  return /^(?:made|meant|was|is)$/.test(first) ? 'It' : 'We'
}

const beingOf = (templateKey: string): string =>
  templateKey === 'behavior' || templateKey === 'health' || templateKey === 'absence' ? 'was' : 'is'

/** A form that says when: "needs", "wrote", "didn't"; "hit" where the note tells of what was. */
function isFinite(first: string, rest: string, isPast: boolean): boolean {
  if (auxiliary.test(rest) || thirdPersons.has(first) || irregularPasts.has(first)) return true
  if ((alike.test(first) && isPast) || /^\p{L}{3,}ed$/u.test(first)) return true
  const form = formOf(first)
  return form === 'past' || form === 's'
}

type Doing = { who: string; adverb: string; rest: string; templateKey: string }

function tellDoing({ who, adverb, rest, templateKey }: Doing): string {
  if (isTold(rest)) return who === 'We' ? `${adverb}${rest}` : `${child.owner} ${adverb}${rest}`
  return who === 'We'
    ? `We are ${adverb}${rest}`
    : `${child.subject} ${beingOf(templateKey)} ${adverb}${rest}`
}

/** "Reading got better" tells of the reading, and of nobody who is reading. */
const isTold = (rest: string): boolean => {
  const next = fold(rest.split(' ')[1] ?? '')
  return irregularPasts.has(next) || thirdPersons.has(next) || /^(?:is|was|has|had)$/.test(next)
}

const isDoing = (word: string): boolean =>
  /^\p{L}{3,}ing$/u.test(word) && !/^(?:morning|evening|nothing|spelling|tutoring)$/.test(word)

function lowerFirst(text: string): string {
  return /^(?:I\b|\p{Lu}\p{Lu})/u.test(text) ? text : uncapitalize(text)
}
