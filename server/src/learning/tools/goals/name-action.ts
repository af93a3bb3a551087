import type { Language } from '@tower/contract/language.ts'
import type { GoalArea, Measure } from '@tower/contract/learning/tools/goals/goal.ts'
import { goalWords } from '@tower/contract/learning/tools/goals/goal-words.ts'
import { kindOf } from '@tower/contract/learning/tools/goals/units.ts'
import type { QuotedBehavior } from './action/quote-behavior.ts'
import { fillSlots } from './find-skill.ts'
import type { SettingInput } from './read-setting.ts'
import type { Skill } from './skills/skill.ts'

/** The action of a goal, and whose words it is in. */
export type Action = Pick<QuotedBehavior, 'verb' | 'detail' | 'isOccasion'> & {
  sort: string
  isOurWording: boolean
}

/** The teacher's own words, with what the skill adds where the unit itself is the object. */
export function nameQuoted(quoted: QuotedBehavior, setting: SettingInput, condition: string): Action {
  const { skill, found, slots, language } = setting
  const { verb: told, isOccasion = false } = quoted
  const detail = joinDetail(quoted, condition)
  const isItems = kindOf(found.measure.unit) === 'items'
  const sort = isItems ? fillSlots(skill?.[language].sort ?? '', slots) : ''
  if (!isItems || detail !== '')
    return { verb: told, detail, isOccasion, sort: detail.includes(sort) ? '' : sort, isOurWording: false }
  const usual = usualDetailOf(skill, found.measure, slots, language)
  const verb = fullerVerb(told, skill?.[language].itemsVerb)
  return { verb, detail: usual, sort, isOurWording: usual !== '' || verb !== told }
}

/** What the condition says need not be said twice. */
const joinDetail = ({ detail, tail = '', help = '' }: QuotedBehavior, condition: string): string =>
  [detail, isCovered(tail, condition) ? '' : tail, help].filter((part) => part !== '').join(' ')

const isCovered = (tail: string, condition: string): boolean =>
  (tail.match(/\p{L}{4,}/gu) ?? [tail]).every((word) => condition.replaceAll('-', ' ').includes(word))

/** The skill's usual words, which are named as ours. */
export function nameUsual(skill: Skill, { found, slots, language }: SettingInput): Action {
  const isItems = kindOf(found.measure.unit) === 'items'
  return {
    verb: verbFor(skill, found.measure, language),
    detail: usualDetailOf(skill, found.measure, slots, language),
    sort: isItems ? fillSlots(skill[language].sort ?? '', slots) : '',
    isOurWording: true,
  }
}

/** Where only the area is sure: words that hold for any skill of it. */
export function nameNeutral(area: GoalArea, { found, language }: SettingInput): Action {
  const name = goalWords(language).areas[area]
  const isItems = kindOf(found.measure.unit) === 'items'
  return language === 'en'
    ? { verb: 'complete', detail: isItems ? '' : `tasks in ${name}`, sort: '', isOurWording: true }
    : { verb: 'completar', detail: isItems ? '' : `tareas de ${name}`, sort: '', isOurWording: true }
}

/** "Reads 40 words correct per minute" is reading aloud. */
const fullerVerb = (verb: string, itemsVerb = ''): string =>
  itemsVerb.startsWith(`${verb} `) ? itemsVerb : verb

/** The skill's own words after the verb, unless the unit says the same. */
function usualDetailOf(
  skill: Skill | undefined,
  measure: Measure,
  slots: Record<string, string | undefined>,
  language: Language,
): string {
  const words = skill?.[language]
  if (kindOf(measure.unit) !== 'items') return fillSlots(words?.detail ?? '', slots)
  const after = fillSlots(words?.after ?? '', slots)
  return isSaid(after, measure) ? '' : after
}

/** "Multi-step word problems" need no "given in words". */
function isSaid(after: string, { unit, sort }: Measure): boolean {
  if (unit === 'requests' || unit === 'buttons') return true
  const last =
    after
      .split(' ')
      .at(-1)
      ?.replace(/^words$/, 'word') ?? ''
  return sort !== '' && sort.includes(last)
}

const isListed = ({ unit }: Measure): boolean => unit === 'items' || unit === 'tasks' || unit === 'things'

/** Steps of a routine are completed, whatever the routine; those of stairs are climbed. */
function verbFor(skill: Skill, measure: Measure, language: Language): string {
  const { verb, itemsVerb } = skill[language]
  if (measure.unit === 'answers') return language === 'en' ? 'give' : 'dar'
  if (isRoutine(skill, measure) || (isListed(measure) && !itemsVerb))
    return language === 'en' ? 'complete' : 'completar'
  return kindOf(measure.unit) === 'items' ? (itemsVerb ?? verb) : verb
}

const isRoutine = (skill: Skill, { unit }: Measure): boolean =>
  (unit === 'steps' || unit === 'percent_steps') && skill.area !== 'motor'
