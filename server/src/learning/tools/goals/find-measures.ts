import type { Language } from '@tower/contract/language.ts'
import type { Measure } from '@tower/contract/learning/tools/goals/goal.ts'
import { findInfinitive } from '@tower/contract/learning/tools/goals/observable-verbs.ts'
import {
  isOwnUnit,
  isPercent,
  kindOf,
  type PeriodKey,
  type UnitKey,
} from '@tower/contract/learning/tools/goals/units.ts'
import { quote } from './action/quote.ts'
import { findOwnMeasures, periodBefore } from './find-own-measures.ts'
import { adjective, number, periodWords, shareWords, toNumber, unitWords } from './measure-words.ts'

/** A number with its unit, and where it stands in the text. */
export type FoundMeasure = { measure: Measure; start: number; end: number; isRange: boolean; wording: string }

const units = unitWords.map(({ words }, index) => `(?<u${index}>${words})`).join('|')
const periods = periodWords.map(({ words }, index) => `(?<p${index}>${words})`).join('|')
const shares = shareWords.map(({ words }, index) => `(?<s${index}>${words})`).join('|')

const range = `(?:(?<low>${number})\\s?(?:-|–|to|a)\\s?)?`
const per = `(?:,? (?:correctly |correctamente )?(?:/ ?|per |a |an |each |every |for each |in a |in an |in one |in (?=\\d|one |two |three |five |ten )|within a |of a (?=\\d+[ -]min)|out of a (?=\\d+[ -]min)|during a |during each |by the |por |al |a la |cada |en cada |en un |en una |en (?=\\d)|durante una |durante un )(?:(?<span>${number})[ -])?(?:${periods})(?![\\p{L}]))?`

const counted = new RegExp(
  `(?<![\\p{L}\\d.,/$#-])${range}(?<n>${number})(?:\\s?(?:out of|of|/|de cada|de un total de|de)\\s?(?:the |a possible |a total of |every |los |las )?(?<of>${number}))? ?(?<sort>(?:${adjective} ){0,4}?)(?:${units})(?![\\p{L}])(?: (?:out of|of|de) (?<total>\\d{1,3})(?![\\d%/]|\\.\\d| \\p{L}))?${per}`,
  'giu',
)
const percent = new RegExp(
  `(?<![\\p{L}\\d.,/$#-])${range.replace('\\s?(?:-', '\\s?%?\\s?(?:-')}(?<n>${number})\\s?(?:%|percent\\b|por ciento)(?!ile)(?: (?:of |de |del |en )?(?:the |his |her |their |los |las |el |la |sus )?(?<sort>(?:${adjective} ){0,4}?)(?:${shares})(?![\\p{L}])|(?<other> (?:of|de) ))?`,
  'giu',
)
const bareShare = new RegExp(
  `(?<![\\p{L}\\d.,/$#-])${range}(?<n>${number})(?: out of | of | de cada )(?<of>${number})(?=\\s*[.,;]|\\s*$| (?:right|correct|when|with|during|on|at|if|cuando|con|durante|en)(?!\\p{L}))`,
  'giu',
)
/** "4/10 accuracy": without such a word it could be a day. */
const shareOfAccuracy = new RegExp(
  `(?<![\\p{L}\\d.,/$#-])(?<n>${number})\\s?/\\s?(?<of>${number}) (?:accuracy|accurate|correct|right)(?!\\p{L})`,
  'giu',
)
const rubric = new RegExp(
  `(?<![\\p{L}\\d.,/$#-])(?<n>${number})(?: points?| puntos?)? (?:on|in|en) (?:a|the|una|la|un) (?:(?<of>\\d{1,2})[- ]point |[\\p{L} -]{0,20}de (?<of2>\\d{1,2}) puntos)`,
  'giu',
)
const rubricShare = new RegExp(
  `(?<![\\p{L}\\d.,/$#-])(?<n>${number})\\s?(?:/|out of|of|de)\\s?(?<of>\\d{1,2})(?= (?:on|in|en) (?:\\p{L}+ ){1,4}?(?:rubric|rúbrica))`,
  'giu',
)

/** "On a rubric (4 pts. possible) he scored a 1". */
const rubricBefore = new RegExp(
  `(?:(?<of>\\d{1,2})[- ]p(?:oin)?ts?\\.?[- ][^.;]{0,30}?rubric|rubric\\s*\\((?:out of |of )?(?<of2>\\d{1,2})[^)]{0,20}\\))[^.;]{0,30}?\\b(?:scor|earn|receiv|got)\\p{L}*\\s(?:an?\\s)?(?<n>\\d{1,2}(?:\\.\\d)?)(?![\\d%])`,
  'giu',
)

/** "A mean length of utterance of 1.8". */
const utterance = new RegExp(
  `(?:mean length of utterance|\\bMLU\\b|longitud media de(?:l)? enunciados?)(?: \\(?MLU\\)?)?[^.;\\d]{0,24}?(?<n>${number})(?: (?:words?|morphemes?|palabras?))?`,
  'giu',
)

/** Every number with a unit that can be measured again, in the order of the text. */
export function findMeasures(text: string, language: Language): FoundMeasure[] {
  const found = [
    ...matchesOf(text, counted, readCounted),
    ...matchesOf(text, percent, readPercent),
    ...matchesOf(text, rubric, readRubric),
    ...matchesOf(text, rubricShare, readRubric),
    ...matchesOf(text, rubricBefore, readRubric),
    ...matchesOf(text, bareShare, readBareShare),
    ...matchesOf(text, shareOfAccuracy, readBareShare),
    ...matchesOf(text, utterance, readUtterance),
    ...findOwnMeasures(text).map((own) => ({
      ...own,
      isRange: false,
      wording: text.slice(own.start, own.end),
    })),
  ].filter(({ measure }) => isPossible(measure))
  // What has a unit of ours keeps it, whatever else the noun after it says.
  const isOwn = ({ measure }: FoundMeasure) => Number(isOwnUnit(measure.unit))
  const sorted = found.toSorted(
    (one, other) => one.start - other.start || isOwn(one) - isOwn(other) || other.end - one.end,
  )
  const apart: FoundMeasure[] = []
  for (const one of sorted) if (one.start >= (apart.at(-1)?.end ?? 0)) apart.push(one)
  return withTotals(apart, text).map((one) => keepSortOf(one, language, text))
}

/** "In a sample of 50 words writes 29 words correctly" is 29 of 50. */
function withTotals(found: readonly FoundMeasure[], text: string): FoundMeasure[] {
  const isTotal = (one: FoundMeasure, next: FoundMeasure | undefined): next is FoundMeasure =>
    next !== undefined &&
    one.measure.of === null &&
    next.measure.of === null &&
    one.measure.unit === next.measure.unit &&
    kindOf(one.measure.unit) === 'items' &&
    next.measure.number < one.measure.number &&
    /(?:^|\s)(?:of|with|given|from|de|con)\s*$/i.test(text.slice(0, one.start)) &&
    !/[.!?;]/.test(text.slice(one.end, next.start))
  return found.flatMap((one, index) => {
    const [before, next] = [found[index - 1], found[index + 1]]
    if (isTotal(one, next)) return []
    return before && isTotal(before, one)
      ? [{ ...one, measure: { ...one.measure, of: before.measure.number } }]
      : [one]
  })
}

type Groups = Record<string, string | undefined>

function matchesOf(
  text: string,
  pattern: RegExp,
  read: (groups: Groups) => Measure | undefined,
): FoundMeasure[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const measure = read(match.groups ?? {})
    if (!measure) return []
    const start = match.index
    return [
      {
        measure: asOccasion(measure, /[^.!?\n]*$/.exec(text.slice(0, start))?.[0] ?? ''),
        start,
        end: start + match[0].length,
        isRange: match.groups?.['low'] !== undefined,
        wording: match[0],
      },
    ]
  })
}

/** "Cites evidence in 1 of 4 responses": each response is an occasion, not what is done. */
function asOccasion(measure: Measure, before: string): Measure {
  const isOccasion = measure.unit === 'responses' && measure.of !== null && /\b(?:in|en)\s*$/i.test(before)
  if (isOccasion) return { ...measure, unit: 'written_responses' }
  const isUntimed = measure.unit === 'times' && measure.of === null && measure.per === null
  return isUntimed ? { ...measure, per: periodBefore(before) } : measure
}

/** Occasions of which so many in a week or a class still say nothing. */
const countedAlone: ReadonlySet<UnitKey> = new Set([
  'days',
  'class_periods',
  'sessions',
  'trials',
  'opportunities',
])

function readCounted(groups: Groups): Measure | undefined {
  const unit = keyOf(groups, 'u', unitWords)
  // "One step directions" counts no directions.
  if (!unit || /^-?steps?\b/i.test(groups['sort'] ?? '')) return undefined
  const period = keyOf(groups, 'p', periodWords)
  return refine({
    number: toNumber(groups['n']),
    of: ofGroups(groups),
    unit,
    sort: (groups['sort'] ?? '').trim(),
    per: period ? { count: groups['span'] ? toNumber(groups['span']) : 1, period } : null,
  })
}

/** "8 of 26 letters", "8 letters of 26". */
function ofGroups({ of, total }: Groups): number | null {
  const said = of ?? total
  return said === undefined ? null : toNumber(said)
}

/** "42 words correct per minute" is a unit of its own. */
function refine(measure: Measure): Measure {
  // "15 minutes of a 50-minute period"
  if (measure.unit === 'minutes' && measure.per?.period === 'minute' && measure.of === null)
    return { ...measure, of: measure.per.count, per: null }
  const perMinute = measure.per?.period === 'minute' && measure.per.count === 1
  if (!perMinute || measure.unit !== 'words') return measure
  const correct = /correct/i.test(measure.sort)
  return { ...measure, unit: correct ? 'words_correct_per_minute' : 'words_per_minute', sort: '', per: null }
}

function readPercent(groups: Groups): Measure | undefined {
  // A share of something that we have no word for is nothing that we could say again.
  if (groups['other'] !== undefined) return undefined
  const unit = keyOf(groups, 's', shareWords) ?? 'percent_accuracy'
  const sort = unit === 'percent_accuracy' ? '' : (groups['sort'] ?? '').trim()
  return { number: toNumber(groups['n']), of: null, unit, sort, per: null }
}

function readRubric(groups: Groups): Measure | undefined {
  const of = toNumber(groups['of'] ?? groups['of2'])
  return { number: toNumber(groups['n']), of, unit: 'points', sort: '', per: null }
}

function readUtterance(groups: Groups): Measure | undefined {
  return { number: toNumber(groups['n']), of: null, unit: 'words_per_utterance', sort: '', per: null }
}

function readBareShare(groups: Groups): Measure | undefined {
  return { number: toNumber(groups['n']), of: toNumber(groups['of']), unit: 'times', sort: '', per: null }
}

function isPossible(measure: Measure): boolean {
  const { number, of, unit, per } = measure
  if (!(number <= 10_000) || saysNothing(measure)) return false
  const isShare = of === null || (of >= 2 && of <= 1_000 && number <= of)
  const isStretch = per === null || (per.count >= 1 && per.count <= 600)
  return isShare && isStretch && (!isPercent(unit) || number <= 100)
}

/** "In three classes" counts nothing that the student does: occasions count as a share, or in a stretch of time. */
const saysNothing = ({ of, unit, per }: Measure): boolean =>
  kindOf(unit) === 'events' && of === null && (per === null || countedAlone.has(unit))

/** Words that say what is counted stay where the goal is in the language of the text; "correct" and the like say nothing more. */
function keepSortOf(found: FoundMeasure, language: Language, text: string): FoundMeasure {
  const { sort } = found.measure
  const empty =
    /(?<!\p{L})(?<!ly )(correct\p{L}*|total|consecutive|observed|observados|asignad[oa]s|assigned|different|own|more|only|the|given|adult|his|her|their|sus?)(?!\p{L})/giu
  const kept = `${stateAfter(text.slice(found.end))} ${sort}`.replace(empty, '').replace(/\s+/g, ' ').trim()
  const sameLanguage = isSpanish(text) === (language === 'es')
  const isOwn = isOwnUnit(found.measure.unit)
  const isPlain = (isOwn ? /^\p{Ll}[\p{L}\d '/-]*$/u : /^[\p{Ll} '-]*$/u).test(kept) && kept.length <= 60
  const hasVerb =
    !isOwn && kept.split(' ').some((word) => /s$/.test(word) && findInfinitive(word, 'en') !== undefined)
  const sortIn = (words: string) => (sameLanguage ? words : isOwn ? quote(words, language) : '')
  return {
    ...found,
    measure: {
      ...found.measure,
      sort: isPlain && !hasVerb && found.measure.unit !== 'times' ? sortIn(kept) : '',
    },
  }
}

/** "6 of 20 sentences were grammatically correct": what they are to be. */
function stateAfter(after: string): string {
  const [, state = ''] =
    /^ (?:were|are|was|is) ((?:\p{L}+ly )?(?:correct|complete|legible|accurate|capitalized|punctuated|intelligible|detailed|organized|spelled correctly|independent|readable))(?!\p{L})/u.exec(
      after,
    ) ?? []
  return state.includes(' ') || !/^(?:correct|accurate|independent)$/.test(state) ? state : ''
}

/** Whether a text is Spanish, by its small words. */
export function isSpanish(text: string): boolean {
  const spanish = text.match(
    /(?<!\p{L})(el|la|los|las|de|del|que|con|en|por|y|un|una|al|su|sus|se|lee|cuando|puede)(?!\p{L})/giu,
  )
  const english = text.match(
    /(?<!\p{L})(the|of|and|to|with|in|is|at|on|for|his|her|can|when|a|an|reads|out)(?!\p{L})/giu,
  )
  return (spanish?.length ?? 0) > (english?.length ?? 0)
}

function keyOf<Key extends UnitKey | PeriodKey>(
  groups: Groups,
  letter: string,
  words: readonly { key: Key }[],
): Key | undefined {
  return words.find((_, index) => groups[`${letter}${index}`] !== undefined)?.key
}
