import type { Language } from '@tower/contract/language.ts'
import {
  conditionWords,
  placeWords,
  findSaid,
  measuredByWords,
  oftenWords,
  usualWho,
  whoWords,
  measureWays,
} from './setting-words.ts'
import { ofMeasuring } from './action/quote-behavior.ts'
import type { FoundMeasure } from './find-measures.ts'
import type { MeasureWay, Skill } from './skills/skill.ts'
import type { Sentence } from './split-sentences.ts'
import { fillSlots } from './find-skill.ts'

/** An element of the goal and whether the present level said it; what it did not say is proposed. */
export type Told = { words: string; isProposed: boolean }

export type SettingInput = {
  text: string
  sentence: Sentence
  found: FoundMeasure
  skill: Skill | undefined
  slots: Record<string, string | undefined>
  language: Language
  sameLanguage: boolean
}

/** Under what condition the student does it: the teacher's words, then known materials and places, then the skill's usual one. */
export function readCondition(input: SettingInput): Told {
  const { skill, slots, language } = input
  const wordings = skill?.[language].condition ?? ''
  const told =
    quoteCondition(input) ??
    inPrint(fillFirst(wordings, slots), input) ??
    findKnownCondition(input) ??
    quoteLead(input)
  if (told) return { words: told, isProposed: false }
  return { words: fillSlots(wordings, slots) || usualCondition[language], isProposed: true }
}

/** "Given fourth-grade text" in large print, where the student reads that. */
function inPrint(words: string | undefined, { sentence, language }: SettingInput): string | undefined {
  if (!/\blarge[- ]print\b|letra grande/i.test(sentence.words)) return words
  return words?.replace(/\b(text(?:o)?)\b/, language === 'en' ? '$1 in large print' : '$1 en letra grande')
}

/** The skill's own wording, where all that it leaves open is told: "given second-grade text". */
function fillFirst(wordings: string, slots: Record<string, string | undefined>): string | undefined {
  const [best = ''] = wordings.split('|')
  return best.includes('{') ? fillSlots(best, slots) || undefined : undefined
}

/** Known materials and places; where prompts are what is counted, they are no condition. */
function findKnownCondition({ text, sentence, found, language }: SettingInput): string | undefined {
  const isOfPrompts = found.measure.unit === 'prompts'
  const usable = isOfPrompts ? conditionWords.filter(({ en }) => !en.includes('prompt')) : conditionWords
  return findSaid(sentence.words, usable, language) ?? findSaid(text, placeWords, language)
}

const usualCondition: Record<Language, string> = {
  en: 'during class activities',
  es: 'durante las actividades de clase',
}

const conditionStart: Record<Language, string> = {
  en: '(?:when |if )?(?:given|shown|asked|provided with|presented with)|during|in response to|when \\p{L}+ing|when (?:a|an|the|another) [a-z ]{3,30}s(?= )|when (?:the|a|an|his|her|their) [a-z ]{3,30} (?:is|are)|within the context of',
  es: 'cuando (?:se le|trabaja|lee|escribe|juega)|durante|al (?:recibir|leer|escribir|llegar|pedirle)|dad[oa]s?',
}

/** "When given a graphic organizer", "during independent work", as they stand between marks of the sentence. */
function quoteCondition({ sentence, found, language, sameLanguage }: SettingInput): string | undefined {
  if (!sameLanguage) return undefined
  const pattern = new RegExp(`(?<![\\p{L}])(?:${conditionStart[language]})\\s[^,.;:()]{3,90}`, 'giu')
  for (const match of sentence.words.matchAll(pattern)) {
    const start = sentence.start + match.index
    const isBefore = start < found.start
    const reaches = start + match[0].length
    if (isBefore && reaches > found.start) continue
    const ends =
      /[,.;:]/.test(sentence.words.charAt(match.index + match[0].length)) || reaches >= sentence.end - 1
    const words = ends ? cleanCondition(match[0], language) : undefined
    if (words) return words
  }
  return language === 'en' ? quoteMood(sentence.words) : undefined
}

/** "With background noise she repeats": what leads the clause of the number. */
function quoteLead({
  sentence: { words, start },
  found,
  sameLanguage,
  language,
}: SettingInput): string | undefined {
  if (language === 'es' || !sameLanguage) return undefined
  const before = words.slice(0, found.start - start)
  const leads = [
    ...before.matchAll(
      /(?:^\s*|,\s|\bbut\s|\band\s)((?:[Ww]ith|[Ww]ithout|[Uu]sing|[Ii]n|[Aa]t|[Aa]fter|[Ww]hile|[Oo]n) (?:(?!\b(?:but|he|she|they)\b)[^,.;:()\d]){3,60}?),?\s+(?:he|she|they|the student|\p{Lu}\p{Ll}+)\s/gu,
    ),
  ]
  const lead = leads.at(-1)?.[1]
  const isOfMeasuring =
    lead === undefined ||
    ofMeasuring.test(lead) ||
    /\b(?:rubric|survey|inventory|screening|checklist|recent)\b/i.test(lead)
  return isOfMeasuring ? undefined : cleanCondition(lead, 'en')
}

/** "When she is frustrated" without the pronoun. */
function quoteMood(words: string): string | undefined {
  const mood =
    /\bwhen (?:(?:he|she|they) (?:is|are|becomes?|gets?|feels?) )?(upset|frustrated|angry|anxious|overwhelmed)\b/i.exec(
      words,
    )
  return mood?.[1] && `when ${mood[1].toLowerCase()}`
}

/** "During a two-week period at lunch": how long was looked is no condition, where is. */
const lookedAt =
  /^(?:during|over|in|within|across|throughout) (?:an?|the|this|last|past|\s)* ?(?:[\w-]+[ -])?(?:minute|hour|day|week|month|quarter|semester|school year|year)s?(?: (?:period|span|observation|sample))?\s*/i

const leading: Record<Language, RegExp> = {
  en: /^(?:given|when|if|during|with|without|using|in|at|on|after|before|while|shown|asked|provided|presented|within|from)\b/,
  es: /^(?:cuando|durante|al|con|sin|en|tras|dad[oa]s?|después|antes|a)(?!\p{L})/u,
}

function cleanCondition(words: string, language: Language): string | undefined {
  const timeless = words.replace(lookedAt, '')
  const named = timeless.replace(/\b(?:him|her)(?= (?:to|by|for|in|on|at|with)\b|$)/gi, 'the student')
  const owned = language === 'en' ? named.replace(/\b(?:his|her|their)\b/gi, 'a') : timeless
  const [first = '', ...rest] = owned.trim().split(/\s+/)
  const plain = [first.toLowerCase(), ...rest].join(' ')
  if (
    /\b(?:baseline|observations?|testing|assessments?|probes?|timings?)\b|^given (?:week|day|month|time)\b|línea de base|observaci/i.test(
      plain,
    )
  )
    return undefined
  const hasPronoun =
    language === 'en'
      ? /\b(?:he|she|they|him|it|them|was|were|can|will|has|only|but|which)\b/i.test(plain)
      : /(?<!\p{L})(?:él|ella|es|está|tiene|puede|pero|que|solo)(?!\p{L})/iu.test(plain)
  if (
    /^given \p{L}+$/u.test(plain) ||
    hasPronoun ||
    rest.length > 12 ||
    rest.length < 1 ||
    !leading[language].test(plain)
  )
    return undefined
  return /^\p{Ll}(?:[\p{Ll} '-]|\b\d{1,2}-(?=digit|step)|\b\d{1,2}(?=st |nd |rd |th ))*$/u.test(plain)
    ? plain
    : undefined
}

/** How it is measured, how often and by whom. */
export function readMeasuring({
  text,
  found,
  skill,
  language,
}: SettingInput): Record<'measuredBy' | 'howOften' | 'who', Told> {
  const measuredBy = findSaid(text, measuredByWords, language)
  const howOften = findSaid(withoutMeasure(text, found), oftenWords, language)
  const who = findSaid(text, whoWords, language)
  const way = skill?.measuredBy ?? 'trial_record'
  return {
    measuredBy: tell(measuredBy, measureWays[wayFor(way, found)][language]),
    howOften: tell(howOften, usualOften(way, language)),
    who: tell(who, usualWho[language]),
  }
}

const tell = (said: string | undefined, proposed: string): Told =>
  said === undefined ? { words: proposed, isProposed: true } : { words: said, isProposed: false }

/** Minutes are timed, shares of intervals are recorded by intervals, whatever the skill's usual way. */
function wayFor(way: MeasureWay, { measure }: FoundMeasure): MeasureWay {
  if (measure.unit === 'minutes' || measure.unit === 'seconds') return 'timed_observation'
  if (measure.unit === 'percent_intervals' || measure.unit === 'percent_time') return 'interval_record'
  if (measure.unit === 'assignments' || measure.unit === 'percent_assignments') return 'assignment_log'
  if (measure.unit === 'points') return 'rubric'
  if (measure.unit === 'days') return 'frequency_count'
  return way === 'interval_record' || way === 'timed_observation' ? 'frequency_count' : way
}

function usualOften(way: MeasureWay, language: Language): string {
  const weekly = way !== 'work_samples' && way !== 'rubric' && way !== 'language_sample'
  if (weekly) return language === 'en' ? 'every week' : 'cada semana'
  return language === 'en' ? 'every two weeks' : 'cada dos semanas'
}

const withoutMeasure = (text: string, { start, end }: FoundMeasure) =>
  `${text.slice(0, start)} ${text.slice(end)}`
