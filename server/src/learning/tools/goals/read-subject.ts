import type { ElementName, GoalElements } from '@tower/contract/learning/tools/goals/goal.ts'
import { goalWords } from '@tower/contract/learning/tools/goals/goal-words.ts'
import { kindOf } from '@tower/contract/learning/tools/goals/units.ts'
import { cleanName } from './clean-text.ts'
import { isSpanish, type FoundMeasure } from './find-measures.ts'
import { fillSlots, findSkill, readSlots } from './find-skill.ts'
import { findTextGrade } from './find-text-grade.ts'
import type { GoalInput } from './goal-input.ts'
import type { GrowthContext } from './growth-rules.ts'
import { quoteBehavior } from './quote-behavior.ts'
import { readCondition, readMeasuring } from './read-setting.ts'
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

/** The skill, the action, the condition and the measuring, in the language of the goal. */
export function readSubject(parts: {
  input: GoalInput
  text: string
  sentence: Sentence
  chosen: FoundMeasure
}): Subject {
  const { input, text, sentence, chosen } = parts
  const { language, answers } = input
  const sameLanguage = isSpanish(text) === (language === 'es')
  const skill = findSkill({ sentence, text, found: chosen }, answers?.area)
  const area = answers?.area ?? skill?.area
  const names = input.studentName.split(/\s+/).filter((part) => part.length > 1)
  const quoted = sameLanguage
    ? quoteBehavior(sentence, chosen, [input.studentName, ...names], language)
    : undefined
  if (!area) return { missing: quoted ? 'area' : 'behavior' }
  if (!quoted && !skill) return { missing: 'behavior' }

  const textGrade = findTextGrade(text)
  const slots = readSlots(sentence.words, text, textGrade, language)
  const setting = { text, sentence, found: chosen, skill, slots, language, sameLanguage }
  const condition = readCondition(setting)
  const measuring = readMeasuring(setting)
  const words = skill?.[language]
  const isItems = kindOf(chosen.measure.unit) === 'items'
  const usualDetail = fillSlots((isItems ? words?.after : words?.detail) ?? '', slots)
  const behavior = quoted ?? { verb: words?.verb ?? '', detail: usualDetail }
  return {
    skill,
    sort: isItems ? fillSlots(words?.sort ?? '', slots) : '',
    told: {
      elements: {
        language,
        student: cleanName(input.studentName, goalWords(language).student),
        area,
        condition: condition.words,
        verb: behavior.verb,
        detail: behavior.detail === '' && isItems ? usualDetail : behavior.detail,
        direction: 'increase',
        measuredBy: measuring.measuredBy.words,
        howOften: measuring.howOften.words,
        who: measuring.who.words,
        need: goalWords(language).areas[area],
      },
      growth: {
        direction: 'increase',
        grade: readGrade(input.grade),
        textGrade,
        isReading: area === 'reading_fluency',
      },
      proposed: proposedOf({ condition, ...measuring }),
    },
  }
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
