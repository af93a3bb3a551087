import type {
  DisabilityCategory,
  ElementName,
  GoalArea,
  GoalElements,
} from '@tower/contract/learning/tools/goals/goal.ts'
import { goalWords } from '@tower/contract/learning/tools/goals/goal-words.ts'
import { nameCriterion } from '@tower/contract/learning/tools/goals/name-measure.ts'
import { quoteBehavior, type QuotedBehavior } from './action/quote-behavior.ts'
import { chooseAction, isKnownAct, isNear } from './choose-action.ts'
import { cleanName } from './clean-text.ts'
import { isSpanish, type FoundMeasure } from './find-measures.ts'
import { findSkill, readSlots } from './find-skill.ts'
import { findTextGrade } from './find-text-grade.ts'
import type { GoalInput } from './goal-input.ts'
import type { GrowthContext } from './growth-rules.ts'
import { guessArea, scoreAreas } from './guess-area.ts'
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
  | { missing: 'area' | 'behavior' }
  | { skill: Skill | undefined; sort: string; isOccasion: boolean; told: Told }

type SubjectParts = {
  input: GoalInput
  text: string
  sentence: Sentence
  chosen: FoundMeasure
  /** Others whom the text speaks of: as who does something they are the student, and they are never in the goal. */
  people: readonly string[]
  /** Prompts and reminders that the text counts. */
  help: readonly FoundMeasure[]
}

/** The skill, the action, the condition and the measuring, in the language of the goal. */
export function readSubject(parts: SubjectParts): Subject {
  const { input, text, sentence, chosen } = parts
  const { language } = input
  const sameLanguage = isSpanish(text) === (language === 'es')
  const names = namesOf(parts)
  const quoted = quoteBehavior(sentence, chosen, names, isSpanish(text) ? 'es' : 'en')
  const { area, skill } = findArea(parts, quoted)
  if (!area) return { missing: quoted ? 'area' : 'behavior' }

  const grade = findTextGrade(sentence.words) ?? findTextGrade(text)
  const slots = readSlots(partOf(sentence, chosen), text, grade, language)
  const setting = { text, sentence, found: chosen, skill, slots, language, sameLanguage }
  const isOther = quoted !== undefined && !isNear(setting) && !isKnownAct(setting, quoted)
  const condition = readCondition(isOther ? { ...setting, skill: undefined } : setting)
  const named = chooseAction({ setting, quoted, area, condition: condition.words, names })
  if (!named) return { missing: 'behavior' }
  const { sort, isOurWording, isOccasion = false, ...action } = named
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
  return { skill, sort, isOccasion, told: { elements, growth: growthOf(parts, skill), proposed } }
}

/** What the words of the present level speak for, and a known skill of that area. */
function findArea(
  { input, text, sentence, chosen }: SubjectParts,
  quoted: QuotedBehavior | undefined,
): {
  area: GoalArea | undefined
  skill: Skill | undefined
} {
  const wanted = input.answers?.area
  const near = findSkill({ sentence, text, found: chosen }, wanted)
  if (wanted) return { area: wanted, skill: near?.skill }
  const weight = near && {
    area: near.skill.area,
    points: pointsOf(near, quoted, { text, sentence, found: chosen }),
  }
  const area = weighAreas({ weight, sentence: sentence.words, text, category: input.disabilityCategory })
  const own = area && area !== near?.skill.area ? findSkill({ sentence, text, found: chosen }, area) : near
  return { area: area ?? near?.skill.area, skill: own?.skill }
}

/** How much a known skill counts: less where it is of another sentence, or something else was quoted. */
function pointsOf(
  { skill, isNear: isOfSentence }: { skill: Skill; isNear: boolean },
  quoted: QuotedBehavior | undefined,
  said: Pick<SettingInput, 'text' | 'sentence' | 'found'>,
): number {
  if (!isOfSentence) return 2
  return quoted && !isKnownAct({ skill, ...said }, quoted) ? 4 : 8
}

/** A known skill of the number's own sentence speaks for its area as strongly as several words. */
function weighAreas({
  weight,
  sentence,
  text,
  category,
}: {
  weight: { area: GoalArea; points: number } | undefined
  sentence: string
  text: string
  category: DisabilityCategory | null
}): GoalArea | undefined {
  const scores = scoreAreas(sentence, text)
  if (weight) scores.set(weight.area, (scores.get(weight.area) ?? 0) + weight.points)
  return guessArea(scores, category)
}

/** What is said of one number, where its sentence has several. */
function partOf(sentence: Sentence, { start }: FoundMeasure): string {
  const at = start - sentence.start
  const before = sentence.words.slice(0, at).search(/(?<=\d\s?%|\d\/\d{1,3}|\d of \d{1,3})[^\d]*$/)
  return before < 0 ? sentence.words : sentence.words.slice(before)
}

const namesOf = ({ input: { studentName }, people }: SubjectParts): string[] =>
  [studentName, ...studentName.split(/\s+/), ...people].filter((name) => name.trim().length > 1)

/** Print read aloud has norms of its own; the grade is that of the text where it is told. */
function growthOf({ input, text, sentence }: SubjectParts, skill: Skill | undefined): GrowthContext {
  return {
    direction: 'increase',
    grade: readGrade(input.grade),
    textGrade: findTextGrade(sentence.words) ?? findTextGrade(text),
    isReading: skill?.key === 'read_aloud',
  }
}

/** "With no more than 1 prompt": how much help belongs to the condition, where it is not what is counted. */
function withHelp(condition: string, { input, sentence, chosen, help }: SubjectParts): string {
  const inSentence = help.find(
    ({ start, end }) => start >= sentence.start && end <= sentence.end && start !== chosen.start,
  )
  if (!inSentence) return condition
  const amount = nameCriterion(inSentence.measure, 'decrease', input.language)
  return /prompt|ayuda/.test(condition) ? amount : `${condition}, ${amount}`
}

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
