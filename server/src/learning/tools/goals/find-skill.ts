import type { Language } from '@tower/contract/language.ts'
import type { GoalArea } from '@tower/contract/learning/tools/goals/goal.ts'
import { kindOf, type UnitKey } from '@tower/contract/learning/tools/goals/units.ts'
import type { FoundMeasure } from './find-measures.ts'
import { nameTextGrade } from './find-text-grade.ts'
import { deviceWords, findSaid } from './setting-words.ts'
import { behaviorSkills } from './skills/behavior-skills.ts'
import { communicationSkills } from './skills/communication-skills.ts'
import { mathSkills } from './skills/math-skills.ts'
import { motorSkills } from './skills/motor-skills.ts'
import { readingSkills } from './skills/reading-skills.ts'
import { selfHelpSkills } from './skills/self-help-skills.ts'
import type { Skill } from './skills/skill.ts'
import { socialSkills } from './skills/social-skills.ts'
import { transitionSkills } from './skills/transition-skills.ts'
import { writingSkills } from './skills/writing-skills.ts'

const skills: readonly Skill[] = [
  ...readingSkills,
  ...writingSkills,
  ...mathSkills,
  ...communicationSkills,
  ...behaviorSkills,
  ...socialSkills,
  ...motorSkills,
  ...selfHelpSkills,
  ...transitionSkills,
]

/** What can be counted in some areas only: nobody maintains words in a conversation. */
const areasOf: Partial<Record<UnitKey, readonly GoalArea[]>> = {
  ...sameFor(['words', 'percent_words'], ['reading_fluency', 'writing', 'communication', 'motor']),
  ...sameFor(
    ['questions', 'percent_questions'],
    ['reading_comprehension', 'communication', 'problem_solving'],
  ),
  ...sameFor(['problems', 'percent_problems', 'facts', 'digits'], ['calculation', 'problem_solving']),
  ...sameFor(['letters', 'letter_sounds', 'sight_words'], ['reading_fluency', 'writing', 'motor']),
  ...sameFor(['words_per_utterance'], ['communication']),
  ...sameFor(['word_sequences'], ['writing']),
  ...sameFor(['sentences', 'paragraphs', 'writing_sequences'], ['writing', 'communication', 'motor']),
  ...sameFor(['feet', 'meters', 'laps'], ['motor', 'transition']),
  ...sameFor(['numbers'], ['calculation', 'motor']),
  ...sameFor(['coins'], ['calculation', 'transition']),
  ...sameFor(['colors', 'shapes'], ['calculation', 'communication']),
  ...sameFor(['signs'], ['communication', 'transition']),
  ...sameFor(['exchanges'], ['social', 'communication']),
  ...sameFor(['accommodations'], ['transition']),
}

/** So many times a week is how often something happens, not how well somebody reads or calculates. */
const academic: ReadonlySet<GoalArea> = new Set([
  'reading_fluency',
  'reading_comprehension',
  'writing',
  'calculation',
  'problem_solving',
])

const isRate = ({ measure }: FoundMeasure): boolean =>
  kindOf(measure.unit) === 'events' && measure.of === null && measure.per !== null

function sameFor(
  keys: readonly UnitKey[],
  areas: readonly GoalArea[],
): Partial<Record<UnitKey, readonly GoalArea[]>> {
  return Object.fromEntries(keys.map((key) => [key, areas]))
}

/**
 * The skill that the baseline is about: what its own sentence says counts most, then its unit, then what else the text says.
 * In a sentence, the cue that stands closest to the number wins.
 */
export function findSkill(
  {
    sentence,
    text,
    found,
  }: { sentence: { words: string; start: number }; text: string; found: FoundMeasure },
  area?: GoalArea,
): { skill: Skill; isNear: boolean } | undefined {
  const scored = skills
    .filter((skill) => area === undefined || skill.area === area)
    .filter((skill) => areasOf[found.measure.unit]?.includes(skill.area) ?? true)
    .filter((skill) => !isRate(found) || !academic.has(skill.area))
    .map((skill) => ({ skill, score: scoreOf(skill, { sentence, text, found }) }))
    .filter(({ score }) => score > 0)
  const [best] = scored.toSorted((one, other) => other.score - one.score)
  return best && { skill: best.skill, isNear: best.score >= 40 }
}

function scoreOf(
  skill: Skill,
  {
    sentence,
    text,
    found,
  }: { sentence: { words: string; start: number }; text: string; found: FoundMeasure },
): number {
  const ofUnit = skill.units?.includes(found.measure.unit) ? 60 : 0
  const isHarm = skill.direction === 'decrease'
  const inSentence = skill.cue.exec(isHarm ? withoutAvoided(sentence.words) : sentence.words)
  if (inSentence) {
    const at = sentence.start + inSentence.index
    // What follows "and" is said of another number.
    const between = at > found.end ? sentence.words.slice(found.end - sentence.start, inSentence.index) : ''
    const isNext =
      /\b(?:and|but|y|pero)\b/i.test(between) && /\d/.test(sentence.words.slice(inSentence.index))
    return 100 + ofUnit - (isNext ? 50 : distanceOf(at, inSentence[0].length, found))
  }
  // What harms and stands in another sentence is what is counted only where something is counted by the day or week.
  if (isHarm && !isRate(found)) return ofUnit
  return ofUnit + (skill.cue.test(text) ? 10 : 0)
}

/** "Without dropping or screaming": what is avoided is not what is done. */
const withoutAvoided = (words: string): string =>
  words.replace(/\b(?:without|sin) \p{L}+(?:,? (?:or|o|and|y) \p{L}+)*/giu, (avoided) =>
    ' '.repeat(avoided.length),
  )

function distanceOf(start: number, length: number, found: FoundMeasure): number {
  const gap = start >= found.start ? start - found.end : found.start - (start + length)
  return Math.min(50, Math.max(0, gap) / 4)
}

/** What may stand in a skill's {slots}, as far as the text says it. */
export function readSlots(
  text: string,
  whole: string,
  textGrade: number | null,
  language: Language,
): Record<string, string | undefined> {
  const position =
    /\b(conversation|sentences?|phrases?|syllables|words?|isolation)\b|(conversación|oraciones|frases|sílabas|palabras)/i.exec(
      text,
    )
  return {
    grade: textGrade === null ? undefined : nameTextGrade(textGrade, language),
    sound: /(?<![\w/])\/\w{1,3}\/(?!\w)/.exec(text)?.[0] ?? /(?<![\w/])\/\w{1,3}\/(?!\w)/.exec(whole)?.[0],
    position: position ? namePosition(position[0].toLowerCase(), language) : undefined,
    steps: readSteps(text, language),
    place: readPlace(text, language),
    ...readChair(whole, text, language),
    digits:
      language === 'en'
        ? /\b(?:single|one|two|three|four|multi)-digit\b/i.exec(text)?.[0].toLowerCase()
        : undefined,
    device: findSaid(whole, deviceWords, language),
  }
}

/** The first wording whose slots are all known. */
export function fillSlots(wordings: string, slots: Record<string, string | undefined>): string {
  const known = wordings
    .split('|')
    .find((wording) =>
      [...wording.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => slots[name] !== undefined),
    )
  return (known ?? '').replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')
}

const positions: readonly (readonly [cue: RegExp, en: string, es: string])[] = [
  [/^conversa/, 'conversation', 'conversación'],
  [/^(sentence|oraciones)/, 'sentences', 'oraciones'],
  [/^(phrase|frases)/, 'phrases', 'frases'],
  [/^(syll|sílabas)/, 'syllables', 'sílabas'],
  [/^(word|palabras)/, 'words', 'palabras'],
  [/^isolation/, 'isolation', 'aislamiento'],
]

function namePosition(words: string, language: Language): string | undefined {
  const found = positions.find(([cue]) => cue.test(words))
  return found?.[language === 'en' ? 1 : 2]
}

const stepWords: readonly (readonly [cue: RegExp, en: string, es: string])[] = [
  [/\b(one|1)[- ]step\b|de un paso/i, 'one-step', 'un paso'],
  [/\b(two|2)[- ]step\b|de dos pasos/i, 'two-step', 'dos pasos'],
  [/\b(three|3)[- ]step\b|de tres pasos/i, 'three-step', 'tres pasos'],
  [/\bmulti-?step\b|de varios pasos/i, 'multistep', 'varios pasos'],
]

const places: readonly (readonly [cue: RegExp, en: string, es: string])[] = [
  [/\binitial\b|\binicial\b/i, 'initial', 'inicial'],
  [/\bmedial\b/i, 'medial', 'media'],
  [/\bfinal\b/i, 'final', 'final'],
]

/** What drives the wheelchair, and what it must not touch. */
function readChair(whole: string, text: string, language: Language): Record<string, string | undefined> {
  const isPower = /power (?:wheel)?chair|silla (?:de ruedas )?eléctrica/i.test(whole)
  const isManual = /manual (?:wheel)?chair|silla (?:de ruedas )?manual/i.test(whole)
  const isClear = /without (?:bumping|hitting|running) into/i.test(text)
  const words = language === 'en' ? ['a power', 'a manual'] : ['eléctrica', 'manual']
  const clear =
    language === 'en' ? ' without bumping into people or walls' : ' sin chocar con personas ni paredes'
  return {
    chair: isPower ? words[0] : isManual ? words[1] : undefined,
    clear: isClear ? clear : undefined,
  }
}

/** Where in the word a sound stands. */
function readPlace(text: string, language: Language): string | undefined {
  return places.find(([cue]) => cue.test(text))?.[language === 'en' ? 1 : 2]
}

function readSteps(text: string, language: Language): string | undefined {
  return stepWords.find(([cue]) => cue.test(text))?.[language === 'en' ? 1 : 2]
}
