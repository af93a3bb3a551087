import type { Language } from '../../../language.ts'
import type { GoalDirection, Measure } from './goal.ts'
import { goalWords } from './goal-words.ts'
import { isOwnUnit, isPercent, kindOf, periods, units, type UnitKind } from './units.ts'

/** "3 of 5 trials", "40% accuracy", "42 words correct per minute", "3 times in 30 minutes". */
export function nameMeasure(measure: Measure, language: Language): string {
  const { number, unit } = measure
  if (isPercent(unit)) return namePercent(measure, language)
  const words = goalWords(language)
  const share = measure.of === null ? '' : ` ${words.outOf} ${writeNumber(measure.of)}`
  const many = (measure.of ?? number) !== 1
  const noun =
    isOwnUnit(unit) && measure.sort !== ''
      ? measure.sort
      : joinSort(units[unit][language][many ? 1 : 0], measure.sort, language)
  return `${writeNumber(number)}${share} ${noun}${namePer(measure, language)}`
}

/** What leads to the criterion, by the way its unit stands in the sentence. */
const leads: Record<Language, Record<UnitKind, string>> = {
  en: { items: '', events: 'in ', percent: 'in ', score: 'with a score of ', span: 'for ', limit: 'with ' },
  es: {
    items: '',
    events: 'en ',
    percent: 'en ',
    score: 'con un puntaje de ',
    span: 'durante ',
    limit: 'con ',
  },
}

/** The criterion as it stands in the sentence, before or after what the verb is done to. */
export function nameCriterion(
  measure: Measure,
  direction: GoalDirection,
  language: Language,
  /** A start comes within so many minutes; anything else lasts at most as long. */
  isStart = false,
): string {
  const words = goalWords(language)
  const named = nameMeasure(measure, language)
  if (isStart && direction === 'decrease' && kindOf(measure.unit) === 'span')
    return `${words.within} ${named}`
  const bound = direction === 'increase' ? words.atLeast : words.noMoreThan
  return `${leadOf(measure, language)}${bound} ${named}`
}

function leadOf({ unit, of }: Measure, language: Language): string {
  if (unit === 'percent_accuracy') return leads[language].limit
  const standsAlone =
    unit === 'times' || unit === 'percent_time' || (kindOf(unit) === 'events' && of === null)
  return standsAlone ? '' : leads[language][kindOf(unit)]
}

/** 1200 → "1,200"; at most two digits after the point. */
export function writeNumber(number: number): string {
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(number)
}

function namePercent({ number, unit, sort }: Measure, language: Language): string {
  const noun = isOwnUnit(unit) && sort !== '' ? sort : joinSort(units[unit][language][1], sort, language)
  const joint = unit === 'percent_accuracy' && language === 'en' ? ' ' : language === 'en' ? ' of ' : ' de '
  return `${writeNumber(number)}%${joint}${noun}`.replace(' de el ', ' del ')
}

/** English puts the kind before the noun, Spanish after it. */
function joinSort(noun: string, sort: string, language: Language): string {
  if (sort === '') return noun
  return language === 'en' ? `${sort} ${noun}` : `${noun} ${sort}`
}

function namePer({ per }: Measure, language: Language): string {
  if (per === null) return ''
  const words = periods[per.period][language]
  const stretch = per.count === 1 ? words[0] : `${writeNumber(per.count)} ${words[1]}`
  const joint = per.count === 1 ? goalWords(language).per : language === 'en' ? 'in' : 'en'
  return ` ${joint} ${stretch}`
}
