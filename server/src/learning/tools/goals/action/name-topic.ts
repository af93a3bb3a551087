import type { GoalArea } from '@tower/contract/learning/tools/goals/goal.ts'
import type { Language } from '@tower/contract/language.ts'
import { kindOf, type UnitKey } from '@tower/contract/learning/tools/goals/units.ts'
import type { FoundMeasure } from '../find-measures.ts'
import { ofMeasuring, type QuotedBehavior } from './quote-behavior.ts'
import { carrying } from './read-clause.ts'
import { findVerb, isUnseen } from './find-verb.ts'
import { sayOwn, tidyWords, trimLeads } from './tidy-words.ts'

const generic =
  /^(?:data|baseline|baseline data|now|current|currently|current level|fall|winter|spring|score|scores|results?|present levels?|area of need|needs?|strengths?|math|reading|writing|language arts|ela|academics?|academic|functional|behavior|communication|social|motor|fine motor|gross motor|speech|language|assessment|goal area|observation|datos|línea de base|actualmente|resultados?)$/i
const carryingWords =
  /\b(?:scor(?:ed|es|ing)|earn(?:ed|s)|got|gets|obtain(?:ed|s)|received|receives|performed|performs|averaged|averages|achieved|achieves|had|has|is|was|are|were|obtuvo|obtiene|sacó|logró)\b/iu
const leading =
  /^(?:(?:his|her|their|the|current|currently|overall|average|mean|total|su|la|el|with|on|in|for|during|about|of|de|en)\s+)*(?:(?:accuracy|accurate|rate|percent|percentage|level|score|scores|performance|ability|success|frequency|number|amount|precisión|porcentaje|nivel|habilidad)(?:\s+(?:rate|level|score))?\s+(?:of|with|in|on|for|when|while|to|de|en|con|para|al)\s+)?(?:(?:an?|the|his|her|their|el|la|los|las)\s+)?/iu

/**
 * What a number is about where no verb says it: "Her accuracy with two-digit addition is 40%", "Addition facts: 14 correct", "scored
 * 45% on multiplication". In the teacher's own words, in a frame that holds for anything.
 */
export function nameTopic(
  sentence: { words: string; start: number },
  found: FoundMeasure,
  { names, language, area }: { names: readonly string[]; language: Language; area: GoalArea },
): QuotedBehavior | undefined {
  const before = sentence.words.slice(0, found.start - sentence.start).replace(/\s\([^()]*\)/g, '')
  const after = sentence.words.slice(found.end - sentence.start)
  const topic = topicAfter(after, before, language) ?? topicBefore(before, names, language)
  if (topic === undefined) return undefined
  return readAct(topic, language) ?? frameOf(topic, { area, unit: found.measure.unit, language })
}

/** "Identifying the main idea", "to tie shoes": a label that is an action. */
function readAct(topic: string, language: Language): QuotedBehavior | undefined {
  const [first = '', ...rest] = topic.replace(/^to /, '').split(' ')
  const isAct = topic.startsWith('to ') || /ing$/i.test(first)
  const verb = isAct ? findVerb(first, language) : undefined
  if (!verb?.isSeen || isUnseen(verb.infinitive) || rest.length === 0) return undefined
  return { verb: verb.infinitive, detail: rest.join(' ') }
}

const givenBy: Record<Language, string> = { en: 'give', es: 'dar' }
const completedBy: Record<Language, string> = { en: 'complete', es: 'completar' }

/** Areas in which tasks are given and done. */
export const academic: ReadonlySet<GoalArea> = new Set([
  'reading_fluency',
  'reading_comprehension',
  'writing',
  'calculation',
  'problem_solving',
])

/** A frame that is right for any thing that is learned: tasks of it are completed, answers on it given, or it is shown. */
function frameOf(
  topic: string,
  { area, unit, language }: { area: GoalArea; unit: UnitKey; language: Language },
): QuotedBehavior {
  const isEnglish = language === 'en'
  if (kindOf(unit) === 'items')
    return {
      verb: (unit === 'answers' ? givenBy : completedBy)[language],
      detail: `${isEnglish ? 'on' : 'de'} ${topic}`,
    }
  if (!academic.has(area)) return { verb: isEnglish ? 'demonstrate' : 'demostrar', detail: topic }
  return { verb: completedBy[language], detail: `${isEnglish ? 'tasks on' : 'tareas de'} ${topic}` }
}

/** "Scored 45% on multiplication facts". */
function topicAfter(after: string, before: string, language: Language): string | undefined {
  const last = before.trim().split(/\s+/).slice(-4).join(' ')
  if (!carryingWords.test(last)) return undefined
  const told =
    /^[^.;,:()]{0,14}?\b(?:on|in|for|with|at|when|en|con)\s+((?:an?|the|his|her|their|un|una|el|la)\s+)?([^.;,()]{4,70})/iu.exec(
      after,
    )
  return told?.[2] === undefined
    ? undefined
    : usable(
        told[2].replace(
          /\b(?:probes?|tests?|quiz(?:zes)?|assessments?|pretests?|benchmarks?|subtests?|worksheets?)\b.*$/i,
          '',
        ),
        language,
      )
}

function topicBefore(before: string, names: readonly string[], language: Language): string | undefined {
  const parts = before.split(/[:;,]\s|\s[-–—]\s|\n/).map((part) => part.replace(/[:;,–-]+\s*$/, ''))
  for (const part of parts.toReversed()) {
    const words = withoutSubject(trimLeads(part, language), names)
    if (words === undefined) return undefined
    const topic = usable(words.replace(leading, ''), language)
    if (topic !== undefined) return topic
  }
  return undefined
}

/** "Ana's on-task behavior" is of the student; "Ana understands jokes" is a clause of its own and no topic. */
function withoutSubject(part: string, names: readonly string[]): string | undefined {
  const isClause = new RegExp(
    String.raw`(?:^|\s)(?:he|she|they|the student|${names.map((name) => name.replace(/[.*+?^${'$'}{}()|[\]\\]/g, '\\$&')).join('|')})\s+(\p{L}+)`,
    'iu',
  ).exec(part)
  if (isClause) {
    const verb = findVerb(isClause[1] ?? '', 'en')
    return verb && carrying.test(verb.infinitive)
      ? part.slice(isClause.index + isClause[0].length)
      : undefined
  }
  return names.reduce((words, name) => words.replaceAll(`${name}'s `, ''), part)
}

function usable(words: string, language: Language): string | undefined {
  const topic = tidyWords(trimLeads(lower(sayOwn(words.trim())), language), language)
  if (
    topic === undefined ||
    ofMeasuring.test(topic) ||
    /\b(?:rubric|scale|avg|scor\p{L}+|prompts?)\b/iu.test(topic)
  )
    return undefined
  if (topic.length < 4 || topic.split(' ').length > 9 || generic.test(topic)) return undefined
  return /\p{L}{3}/u.test(topic) ? topic : undefined
}

/** A label begins with a capital letter that is no name's. */
const lower = (words: string) =>
  /^\p{Lu}\p{Ll}/u.test(words) ? `${words.charAt(0).toLowerCase()}${words.slice(1)}` : words
