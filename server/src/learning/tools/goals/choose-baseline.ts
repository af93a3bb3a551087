import { isPercent, kindOf } from '@tower/contract/learning/tools/goals/units.ts'
import type { FoundMeasure } from './find-measures.ts'
import { needOf } from './rank-need.ts'
import { sentenceAt, type Sentence } from './split-sentences.ts'

/** One baseline and the other numbers that could have been it; where two say different things of one skill, neither is chosen. */
export type BaselineChoice = { chosen: FoundMeasure | undefined; others: FoundMeasure[] }

/** What the teacher chose, and of which known skill of the wanted area a number is. */
export type Wanted = { start: number | undefined; skillOf: (one: FoundMeasure) => string | undefined }

const notNow =
  /\b(goals?|target|expect\w*|benchmark (?:is|for|of|score|goal|target)|criterion|compared|(?:grade|class|district|state) (?:average|norm)|average for|norms?|same-age|last year|previous\w*|initially|at the (?:start|beginning)|used to|(?:goes|went|jumps|rises?|increases?|improves?|climbs?) (?:up )?to|closer to|(?:children|students) (?:his|her|their) age|last (?:spring|fall|winter|marking|quarter)|prior (?:year|iep|testing))\b|(?:^|[(]|than|while|for|by|most|of|other|typical|and|but)\s*(?:his |her |their |the |most |other |typical |general education )*(?:peers|classmates)\b|(?<!\p{L})(?:meta|esperad\p{L}+|en comparación|promedio del grado|el año pasado|anterior\p{L}*|al (?:inicio|principio)|(?:^|que|mientras|pero|de)\s*(?:los |sus |otros )*compañer\p{L}+)(?!\p{L})/iu
const ofOthers =
  /^\s*,?\s*(?:for|by|among|of|de|para|entre)\s+(?:his |her |their |the |most |other |typical |sus |los )*(?:peers|classmates|students|compañer\p{L}+)/iu
const ofServices = /^\s*(?:of|de) (?:\p{L}+ ){0,2}(?:services?|instruction|servicios?)/iu
const now =
  /\b(currently|now|presently|at this time|at present|most recent\w*|latest|baseline|today|this (?:week|month|fall|winter|spring|quarter|year))\b|actualmente|ahora|línea (?:de )?base|más reciente/i
const months =
  'august|september|october|november|december|january|february|march|april|may|june|july|agosto|septiembre|octubre|noviembre|diciembre|enero|febrero|marzo|abril|mayo|junio|julio'.split(
    '|',
  )

/** How strongly an amount in a sentence stands for the skill itself, and not for how it was done. */
const weight = ({ measure }: FoundMeasure): number => {
  if (measure.unit === 'words_correct_per_minute' || measure.unit === 'words_per_minute') return 6
  if (measure.of !== null) return 5
  if (isPercent(measure.unit)) return 5
  const weights = { percent: 5, score: 5, events: 3, items: 3, span: 2, limit: 1 }
  return weights[kindOf(measure.unit)]
}

/**
 * Which number is the baseline: what is said to be so now; of one sentence, what the skill is counted in; of several, the one that
 * the present level tells as a need. The others are named, for a goal of their own.
 */
export function chooseBaseline(
  found: readonly FoundMeasure[],
  sentences: readonly Sentence[],
  { start: wanted, skillOf }: Wanted,
): BaselineChoice {
  const usable = found.filter((one) => isOfStudentNow(one, sentences) && !isSetting(one, sentences))
  const current = usable.filter((one) => now.test(clauseBefore(one, sentences)))
  const candidates = strongestOfEachSentence(usable, sentences)
  const distinct = candidates.filter(
    (one, index) => candidates.findIndex((other) => sameAmount(one, other)) === index,
  )
  const latest = findLatest(distinct, sentences)
  const ranked = distinct
    .map((one) => ({
      one,
      rank:
        needOf(one, sentences) +
        (skillOf(one) ? 3 : 0) +
        (current.includes(one) ? 4 : 0) +
        (one === latest ? 9 : 0) +
        weight(one) / 2,
    }))
    .toSorted((a, b) => b.rank - a.rank || a.one.start - b.one.start)
  const asked = wanted === undefined ? undefined : found.find(({ start }) => start === wanted)
  const [best, second] = ranked
  const isUnclear =
    best && second && best.rank === second.rank && isSameSkill(best.one, second.one, sentences, skillOf)
  const chosen = asked ?? (isUnclear ? undefined : best?.one)
  return { chosen, others: ranked.map(({ one }) => one).filter((one) => one !== chosen) }
}

/** Two sentences that measure one skill in one unit, and don't say which of them holds. */
function isSameSkill(
  one: FoundMeasure,
  other: FoundMeasure,
  sentences: readonly Sentence[],
  skillOf: Wanted['skillOf'],
): boolean {
  const isApart = sentenceAt(sentences, one.start) !== sentenceAt(sentences, other.start)
  return isApart && one.measure.unit === other.measure.unit && skillOf(one) === skillOf(other)
}

function isOfStudentNow(one: FoundMeasure, sentences: readonly Sentence[]): boolean {
  const [before, after] = [clauseBefore(one, sentences), clauseAfter(one, sentences)]
  if (ofOthers.test(after) || ofServices.test(after)) return false
  return now.test(before) || !notNow.test(before)
}

/** "In a 20 minute observation", "within two minutes of": the time of looking is no baseline. */
function isSetting({ measure, start, end }: FoundMeasure, sentences: readonly Sentence[]): boolean {
  if (measure.unit === 'points' && measure.of === null)
    return /^\s*(?:large |bold )?(?:print|font|type)\b/i.test(clauseAfter({ start, end }, sentences))
  if (measure.unit === 'feet' && /\b(?:on|with)\s*$/i.test(leadOf({ start }, sentences))) return true
  // "Sentences of two words" says how long they are, not how many.
  if (
    /(?:sentences?|phrases?|utterances?|oraciones|frases) (?:of|de)\s*$/i.test(leadOf({ start }, sentences))
  )
    return true
  if (kindOf(measure.unit) !== 'span' || measure.unit === 'exchanges' || measure.of !== null) return false
  const sentence = sentenceAt(sentences, start)
  const before = leadOf({ start }, sentences)
  const after = sentence.words.slice(end - sentence.start)
  return (
    /\b(?:receives?|sees|(?:episode|tantrum|meltdown|outburst|episodio|berrinche)s? (?:can |usually |each )?(?:lasts?|dura)(?: about| approximately| unos)?|per|every|each|timed|recibe|cada|in|en|OT|PT|SLP|speech|therapy|(?:fatigues?|tires|is tired|se cansa) (?:after|in|después de)?(?: about)?)\s*$/i.test(
      before,
    ) ||
    /^\s*(?:sessions?|observations?|periods?|blocks?|class|lessons?|probes?|timings?|assignments?|tasks?|de (?:clase|observación|terapia))\b/i.test(
      after,
    )
  )
}

function leadOf({ start }: Pick<FoundMeasure, 'start'>, sentences: readonly Sentence[]): string {
  const sentence = sentenceAt(sentences, start)
  return sentence.words.slice(0, start - sentence.start)
}

/** What stands before the amount, from the last mark that ends a thought. */
function clauseBefore({ start }: FoundMeasure, sentences: readonly Sentence[]): string {
  const sentence = sentenceAt(sentences, start)
  const before = sentence.words.slice(0, start - sentence.start)
  return before.split(/[;:]|, (?=(?:but|and|while|compared|pero|mientras|y) )/i).at(-1) ?? ''
}

function clauseAfter(
  { start, end }: Pick<FoundMeasure, 'start' | 'end'>,
  sentences: readonly Sentence[],
): string {
  const sentence = sentenceAt(sentences, start)
  return sentence.words.slice(end - sentence.start)
}

function strongestOfEachSentence(
  found: readonly FoundMeasure[],
  sentences: readonly Sentence[],
): FoundMeasure[] {
  const bySentence = Map.groupBy(found, ({ start }) => sentenceAt(sentences, start).start)
  return [...bySentence.values()].flatMap((inOne) => {
    const most = Math.max(...inOne.map(weight))
    return inOne.filter((one) => weight(one) === most)
  })
}

/** Of amounts of one unit that each have a month, the one of the latest month of the school year. */
function findLatest(
  found: readonly FoundMeasure[],
  sentences: readonly Sentence[],
): FoundMeasure | undefined {
  const dated = found.map((one) => ({ one, month: monthOf(one, sentences) }))
  const units = new Set(found.map(({ measure }) => measure.unit))
  if (units.size > 1 || dated.some(({ month }) => month < 0)) return undefined
  const [last, second] = dated.toSorted((a, b) => b.month - a.month)
  return last && second && last.month > second.month ? last.one : undefined
}

function monthOf(one: FoundMeasure, sentences: readonly Sentence[]): number {
  const sentence = sentenceAt(sentences, one.start)
  const before = sentence.words.slice(0, one.start - sentence.start).toLowerCase()
  const after = /^[^,;]{0,24}/.exec(sentence.words.slice(one.end - sentence.start).toLowerCase())?.[0] ?? ''
  const last = (words: string) =>
    months
      .map((month, index) => ({ place: words.lastIndexOf(month), index }))
      .filter(({ place }) => place >= 0)
  const nearest = last(after)[0] ?? last(before).toSorted((a, b) => b.place - a.place)[0]
  return nearest === undefined ? -1 : nearest.index % 12
}

function sameAmount(one: FoundMeasure, other: FoundMeasure): boolean {
  const { number, of, unit, per } = one.measure
  return (
    number === other.measure.number &&
    of === other.measure.of &&
    unit === other.measure.unit &&
    per?.period === other.measure.per?.period
  )
}
