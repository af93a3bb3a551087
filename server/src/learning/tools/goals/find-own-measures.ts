import type { Measure } from '@tower/contract/learning/tools/goals/goal.ts'
import type { UnitKey } from '@tower/contract/learning/tools/goals/units.ts'
import { number, toNumber, unitWords } from './measure-words.ts'
import { splitSentences } from './split-sentences.ts'

/** A number whose unit is the present level's own noun. */
export type OwnMeasure = { measure: Measure; start: number; end: number }

const stops =
  'and|or|of|with|per|in|the|to|on|at|when|for|is|a|an|as|by|but|from|his|her|their|out|during|that|who|which|was|were|are|he|she|they|while|if|after|before|using|given|without|between|because|than|about|into|within|not|has|had|have|can|could|this|these|those|last|each|every|all|observed|y|o|de|con|por|en|el|la|los|las|al|del|cuando|para|que|un|una|sin|sobre|su|sus|es|son'
const word = String.raw`(?!(?:${stops})(?![\p{L}'-]))[\p{L}][\p{L}\d'-]*(?:\/\p{L}[\p{L}'-]*)?`
const many = String.raw`(?:(?!(?:${stops})(?![\p{L}'-]))[\p{L}][\p{L}\d'-]*(?<!s)(?<!u)(?<!i)s|people|children|CVC|CVCe)(?![\p{L}\d'-])`
const start = String.raw`(?<![\p{L}\d.,/$#-])`
/** "two-step equations", "lab safety rules". */
const things = String.raw`(?<noun>(?:${word} ){0,4}?${many})`
const share = new RegExp(
  String.raw`${start}(?<n>${number})(?: out of | of |\s?/\s?| de cada | de un total de | de )(?:the |a possible |a total of |all |his |her |their |los |las |sus )?(?<of>${number}) (?:possible |total |given |different )?${things}`,
  'giu',
)
/** "60% of the school day", "25% of lab rules". */
const percent = new RegExp(
  String.raw`${start}(?<n>${number})\s?(?:%|percent\b) of (?<the>the |all |his |her |their )?(?<noun>(?:${word} ){0,4}${word})`,
  'giu',
)
/** "14 correct in 1 minute". */
const correct = new RegExp(
  String.raw`${start}(?<n>\d{1,3})(?: facts| answers| items)? (?:correct|right|correctas?|correctos?)(?: (?:answers|items))?(?<minute>(?: in| per| en| por|/)\s?(?:a |one |1 |un |1-?)?(?:minute|minuto|min)\b)`,
  'giu',
)
/** "Given 10 idioms she explained 2", "on a worksheet with 12 idioms ... the meaning of 2". */
const total = new RegExp(
  String.raw`(?:given|shown|with|of|from|presented with|asked|out of|containing|read|a set of|con|de) (?:a list of |a set of |un total de )?(?<of>${number}) ${things}`,
  'iu',
)
const bare =
  /(?<![\p{L}\d.,/$#-])(?<n>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|uno|dos|tres|cuatro|cinco)(?=(?: (?:of them|correctly|right|correct|independently|accurately|without help|on (?:his|her|their) own|correctamente|bien|de ellos|de ellas))|\s*(?:[.,;(]|$))/giu

/** Amounts of what only the present level names, each with its noun in the text's own words. */
export function findOwnMeasures(text: string): OwnMeasure[] {
  return [
    ...find(text, share, ({ n, of, noun = '' }, before) =>
      measureOf(isOccasion(before) ? 'cases' : 'things', n, { of, sort: noun }),
    ),
    ...find(text, percent, ({ n, the = '', noun = '' }, before) =>
      measureOf(isOccasion(before) ? 'percent_cases' : 'percent_things', n, {
        sort: /^the /.test(the) ? `the ${noun}` : noun,
      }),
    ),
    ...find(text, correct, ({ n }) => ({
      ...measureOf('answers', n, { sort: '' }),
      per: { count: 1, period: 'minute' as const },
    })),
    ...find(text, timesIn, ({ often = '', period = '' }) => ({
      ...measureOf('times', /^(?:once|una vez)/i.test(often) ? '1' : '2', { sort: '' }),
      per: { count: 1, period: periodOf[period.toLowerCase()] ?? 'day' },
    })),
    ...findRemainders(text),
  ]
}

/** "About once per class period". */
const timesIn =
  /(?<!\p{L})(?<often>once|twice)(?: per| a| an| each| every) (?<period>day|week|month|hour|class period|class)(?!\p{L})/giu

type Groups = Record<string, string | undefined>

function find(
  text: string,
  pattern: RegExp,
  read: (groups: Groups, before: string) => Measure,
): OwnMeasure[] {
  return [...text.matchAll(pattern)].map((match) => ({
    measure: read(match.groups ?? {}, text.slice(0, match.index)),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** "In 4 of 20 cafeteria visits" counts when something is done, not what. */
const isOccasion = (before: string): boolean => /\b(?:in|on|during|for|across|en|durante)\s*$/i.test(before)

function measureOf(
  unit: UnitKey,
  n: string | undefined,
  { of, sort }: { of?: string | undefined; sort: string },
): Measure {
  return { number: toNumber(n), of: of === undefined ? null : toNumber(of), unit, sort, per: null }
}

/** A number without a noun is of the things that its sentence counted before. */
function findRemainders(text: string): OwnMeasure[] {
  return splitSentences(text).flatMap(({ words, start: from }) => {
    const all = total.exec(words)
    if (!all) return []
    const after = all.index + all[0].length
    const one = [...words.slice(after).matchAll(bare)].at(-1)
    const { of, noun = '' } = all.groups ?? {}
    if (!one || !(toNumber(one.groups?.['n']) <= toNumber(of))) return []
    const at = from + after + one.index
    return [
      {
        measure: measureOf(unitOf(noun), one.groups?.['n'], {
          of,
          sort: unitOf(noun) === 'things' ? noun : '',
        }),
        start: at,
        end: at + one[0].length,
      },
    ]
  })
}

/** "10 problems" are problems, and what we have no unit for is a thing. */
function unitOf(noun: string): UnitKey {
  const last = noun.split(' ').at(-1) ?? ''
  return unitWords.find(({ words }) => new RegExp(`^(?:${words})$`, 'iu').test(last))?.key ?? 'things'
}

const lead =
  /(?:during|over|in|within|across|for|durante|en) (?:a|an|the|this|last|past|the past|the last|una?|las últimas)? ?(?<count>\d{1,2}|one|two|three|four|five|six|ten|dos|tres|cuatro)?[ -]?(?<period>day|week|month|minute|hour|class period|hora|día|semana|minuto)s?(?![\p{L}])/iu
const periodOf: Record<string, 'day' | 'week' | 'month' | 'minute' | 'hour' | 'class_period'> = {
  class: 'class_period',
  ...{ day: 'day', week: 'week', month: 'month', minute: 'minute', hour: 'hour' },
  ...{ 'class period': 'class_period', hora: 'hour', día: 'day', semana: 'week', minuto: 'minute' },
}

/** "During a two-week period he did so 3 times": how long was looked stands before the number. */
export function periodBefore(before: string): Measure['per'] {
  const groups = lead.exec(before)?.groups
  const period = periodOf[groups?.['period']?.toLowerCase() ?? '']
  if (!groups || !period) return null
  return { count: groups['count'] ? toNumber(groups['count']) : 1, period }
}
