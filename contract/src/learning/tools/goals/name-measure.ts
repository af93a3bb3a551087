import type { Language } from '../../../language.ts'
import type { GoalDirection, Measure } from './goal.ts'
import { goalWords } from './goal-words.ts'
import { isPercent, kindOf, periods, units } from './units.ts'

/** "3 of 5 trials", "40% accuracy", "42 words correct per minute", "3 times in 30 minutes". */
export function nameMeasure(measure: Measure, language: Language): string {
  const { number, unit } = measure
  if (isPercent(unit)) return namePercent(measure, language)
  const words = goalWords(language)
  const share = measure.of === null ? '' : ` ${words.outOf} ${writeNumber(measure.of)}`
  const many = (measure.of ?? number) !== 1
  const noun = joinSort(units[unit][language][many ? 1 : 0], measure.sort, language)
  return `${writeNumber(number)}${share} ${noun}${namePer(measure, language)}`
}

/** The criterion as it stands in the sentence, before or after what the verb is done to. */
export function nameCriterion(measure: Measure, direction: GoalDirection, language: Language): string {
  const words = goalWords(language)
  const bound = direction === 'increase' ? words.atLeast : words.noMoreThan
  const amount = `${bound} ${nameMeasure(measure, language)}`
  switch (kindOf(measure.unit)) {
    case 'items':
      return amount
    case 'events':
      return measure.of === null || measure.unit === 'times'
        ? amount
        : `${language === 'en' ? 'in' : 'en'} ${amount}`
    case 'percent':
      return `${leadOfShare(measure, language)} ${amount}`
    case 'score':
      return language === 'en' ? `with a score of ${amount}` : `con un puntaje de ${amount}`
    case 'span':
      if (direction === 'decrease')
        return `${language === 'en' ? 'within' : 'en un máximo de'} ${nameMeasure(measure, language)}`
      return `${language === 'en' ? 'for' : 'durante'} ${amount}`
    case 'limit':
      return `${language === 'en' ? 'with' : 'con'} ${amount}`
  }
}

/** 1200 → "1,200"; at most two digits after the point. */
export function writeNumber(number: number): string {
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(number)
}

function namePercent({ number, unit, sort }: Measure, language: Language): string {
  const noun = joinSort(units[unit][language][1], sort, language)
  const joint = unit === 'percent_accuracy' && language === 'en' ? ' ' : language === 'en' ? ' of ' : ' de '
  return `${writeNumber(number)}%${joint}${noun}`
}

function leadOfShare({ unit }: Measure, language: Language): string {
  if (unit === 'percent_accuracy') return language === 'en' ? 'with' : 'con'
  if (unit === 'percent_time') return language === 'en' ? 'for' : 'durante'
  return language === 'en' ? 'in' : 'en'
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
