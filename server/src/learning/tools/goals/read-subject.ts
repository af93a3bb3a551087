import type { Language } from '@tower/contract/language.ts'
import type { ElementName, GoalElements, Measure } from '@tower/contract/learning/tools/goals/goal.ts'
import { goalWords } from '@tower/contract/learning/tools/goals/goal-words.ts'
import { nameCriterion } from '@tower/contract/learning/tools/goals/name-measure.ts'
import { kindOf } from '@tower/contract/learning/tools/goals/units.ts'
import { cleanName } from './clean-text.ts'
import { isSpanish, type FoundMeasure } from './find-measures.ts'
import { fillSlots, findSkill, readSlots } from './find-skill.ts'
import { findTextGrade } from './find-text-grade.ts'
import type { GoalInput } from './goal-input.ts'
import type { GrowthContext } from './growth-rules.ts'
import { quoteBehavior, type QuotedBehavior } from './quote-behavior.ts'
import { readCondition, readMeasuring, type SettingInput } from './read-setting.ts'
import type { Skill } from './skills/skill.ts'
import type { Sentence } from './split-sentences.ts'

/** What is read of the skill and its setting. */
export type Told = {
  elements: Omit<GoalElements, 'byDay' | 'criterion' | 'inARow' | 'baseline'>
  growth: GrowthContext
  proposed: ElementName[]
}

/** What the goal is about and how it is done; or which of them only the teacher knows. */
export type Subject =
  { missing: 'area' | 'behavior' } | { skill: Skill | undefined; sort: string; told: Told }

type SubjectParts = {
  input: GoalInput
  text: string
  sentence: Sentence
  chosen: FoundMeasure
  /** Prompts and reminders that the text counts. */
  help: readonly FoundMeasure[]
}

/** The skill, the action, the condition and the measuring, in the language of the goal. */
export function readSubject(parts: SubjectParts): Subject {
  const { input, text, sentence, chosen } = parts
  const { language, answers } = input
  const sameLanguage = isSpanish(text) === (language === 'es')
  const skill = findSkill({ sentence, text, found: chosen }, answers?.area)
  const area = answers?.area ?? skill?.area
  const quoted = sameLanguage
    ? quoteBehavior(sentence, chosen, namesOf(input.studentName), language)
    : undefined
  if (!area) return { missing: quoted ? 'area' : 'behavior' }
  if (!quoted && !skill) return { missing: 'behavior' }

  const slots = readSlots(
    sentence.words,
    text,
    findTextGrade(sentence.words) ?? findTextGrade(text),
    language,
  )
  const setting = { text, sentence, found: chosen, skill, slots, language, sameLanguage }
  const { sort, isOurWording, ...action } = nameAction(quoted, setting)
  const condition = readCondition(setting)
  const measuring = readMeasuring(setting)
  const elements: Told['elements'] = {
    language,
    student: cleanName(input.studentName, goalWords(language).student),
    area,
    condition: withHelp(condition.words, parts),
    ...action,
    direction: 'increase',
    measuredBy: measuring.measuredBy.words,
    howOften: measuring.howOften.words,
    who: measuring.who.words,
    need: goalWords(language).areas[area],
  }
  const proposed = [...(isOurWording ? (['verb'] as const) : []), ...proposedOf({ condition, ...measuring })]
  return { skill, sort, told: { elements, growth: growthOf(parts, skill), proposed } }
}

const namesOf = (fullName: string): string[] => [
  fullName,
  ...fullName.split(/\s+/).filter((part) => part.length > 1),
]

/** Print read aloud has norms of its own; the grade is that of the text where it is told. */
function growthOf({ input, text, sentence }: SubjectParts, skill: Skill | undefined): GrowthContext {
  return {
    direction: 'increase',
    grade: readGrade(input.grade),
    textGrade: findTextGrade(sentence.words) ?? findTextGrade(text),
    isReading: skill?.key === 'read_aloud',
  }
}

/** The action: quoted, or in the skill's usual words, which are named as ours. */
function nameAction(
  quoted: QuotedBehavior | undefined,
  { skill, found, slots, language }: SettingInput,
): QuotedBehavior & { sort: string; isOurWording: boolean } {
  const isItems = kindOf(found.measure.unit) === 'items'
  const usual = usualDetailOf(skill, found, slots, language)
  const sort = isItems ? fillSlots(skill?.[language].sort ?? '', slots) : ''
  if (!quoted) return { verb: verbFor(skill, found, language), detail: usual, sort, isOurWording: true }
  if (!isItems || quoted.detail !== '')
    return { ...quoted, sort: quoted.detail.includes(sort) ? '' : sort, isOurWording: false }
  const verb = fullerVerb(quoted.verb, skill?.[language].itemsVerb)
  return { verb, detail: usual, sort, isOurWording: usual !== '' || verb !== quoted.verb }
}

/** "Reads 40 words correct per minute" is reading aloud. */
const fullerVerb = (verb: string, itemsVerb = ''): string =>
  itemsVerb.startsWith(`${verb} `) ? itemsVerb : verb

/** "With no more than 1 prompt": how much help belongs to the condition, where it is not what is counted. */
function withHelp(condition: string, { input, sentence, chosen, help }: SubjectParts): string {
  const inSentence = help.find(
    ({ start, end }) => start >= sentence.start && end <= sentence.end && start !== chosen.start,
  )
  if (!inSentence) return condition
  const amount = nameCriterion(inSentence.measure, 'decrease', input.language)
  return /prompt|ayuda/.test(condition) ? amount : `${condition}, ${amount}`
}

/** The skill's own words after the verb, unless the unit says the same. */
function usualDetailOf(
  skill: Skill | undefined,
  { measure }: FoundMeasure,
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

const isListed = ({ unit }: Measure): boolean => unit === 'items' || unit === 'tasks'

/** Steps of a routine are completed, whatever the routine; those of stairs are climbed. */
function verbFor(skill: Skill | undefined, { measure }: FoundMeasure, language: Language): string {
  const { verb = '', itemsVerb } = skill?.[language] ?? {}
  if (isRoutine(skill, measure) || (isListed(measure) && !itemsVerb))
    return language === 'en' ? 'complete' : 'completar'
  return kindOf(measure.unit) === 'items' ? (itemsVerb ?? verb) : verb
}

const isRoutine = (skill: Skill | undefined, { unit }: Measure): boolean =>
  (unit === 'steps' || unit === 'percent_steps') && skill?.area !== 'motor'

function proposedOf(
  told: Record<'condition' | 'measuredBy' | 'howOften' | 'who', { isProposed: boolean }>,
): ElementName[] {
  return (['condition', 'measuredBy', 'howOften', 'who'] as const).filter((name) => told[name].isProposed)
}

/** "K" is 0; what is no grade counts as the middle of school. */
function readGrade(grade: string): number {
  if (/^\s*(p?k|pre|kinder|tk)/i.test(grade)) return 0
  const number = Number(/\d{1,2}/.exec(grade)?.[0] ?? 5)
  return Math.min(12, number)
}
