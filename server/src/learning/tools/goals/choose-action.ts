import type { Language } from '@tower/contract/language.ts'
import type { GoalArea } from '@tower/contract/learning/tools/goals/goal.ts'
import { isOwnUnit, kindOf } from '@tower/contract/learning/tools/goals/units.ts'
import { academic, nameTopic } from './action/name-topic.ts'
import type { QuotedBehavior } from './action/quote-behavior.ts'
import { sayElsewhere } from './action/say-elsewhere.ts'
import { isSpanish } from './find-measures.ts'
import { nameNeutral, nameQuoted, nameUsual, type Action } from './name-action.ts'
import type { SettingInput } from './read-setting.ts'
import type { Skill } from './skills/skill.ts'

export type ActionParts = {
  setting: SettingInput
  quoted: QuotedBehavior | undefined
  area: GoalArea
  condition: string
  /** Who the text speaks of: the student, and others who are never in the goal. */
  names: readonly string[]
}

/** The teacher's own words first; then the skill's, a label of the number, and what holds for the whole area. */
export function chooseAction(parts: ActionParts): Action | undefined {
  const { setting, quoted, condition } = parts
  const { skill, sameLanguage } = setting
  if (!quoted) return nameUntold(parts)
  if (sameLanguage) return nameQuoted(quoted, setting, condition)
  return skill && isKnownAct(setting, quoted) ? nameUsual(skill, setting) : sayElsewhere(quoted, setting)
}

/** Whether what was quoted is the skill's own act, so that its usual words and condition hold for it. */
export function isKnownAct(
  setting: Pick<SettingInput, 'skill' | 'text' | 'sentence' | 'found'>,
  quoted: QuotedBehavior,
): boolean {
  const { skill, text, found } = setting
  if (skill && isNear(setting) && /steps$/.test(found.measure.unit)) return true
  return skill !== undefined && isSameAct(skill, quoted, isSpanish(text) ? 'es' : 'en', isNear(setting))
}

/** Where no verb says it: the skill's words, a label of the number, and what holds for the whole area. */
function nameUntold(parts: ActionParts): Action | undefined {
  const { setting } = parts
  const usual = setting.skill && nameUsual(setting.skill, setting)
  return nameTrait(setting) ?? (usual && isWholeAct(setting) ? usual : nameLabel(parts, usual))
}

function nameLabel({ setting, area, names }: ActionParts, usual: Action | undefined): Action | undefined {
  const { sameLanguage, sentence, found, text } = setting
  const topic = nameTopic(sentence, found, { names, language: isSpanish(text) ? 'es' : 'en', area })
  if (!topic) return usual ?? (academic.has(area) ? nameNeutral(area, setting) : undefined)
  if (usual && isNear(setting) && says(usual, topic)) return usual
  return sameLanguage ? { ...topic, sort: '', isOurWording: true } : (usual ?? nameNeutral(area, setting))
}

/** "Received a 1 in organization" on a rubric: what was scored. */
function nameTrait({ sentence, found, language, sameLanguage }: SettingInput): Action | undefined {
  if (!sameLanguage || kindOf(found.measure.unit) !== 'score') return undefined
  const after = sentence.words.slice(found.end - sentence.start)
  const [, trait] = /^ (?:in|for|en) (\p{L}{4,}(?: \p{L}{4,})?)(?= and| on|[.,;]|$)/iu.exec(after) ?? []
  if (trait === undefined || /\b(?:points?|rubric|average|scale|puntos)\b/i.test(trait)) return undefined
  const words = trait.toLowerCase()
  return language === 'en'
    ? { verb: 'complete', detail: `tasks scored for ${words}`, sort: '', isOurWording: true }
    : { verb: 'completar', detail: `tareas calificadas en ${words}`, sort: '', isOurWording: true }
}

/** Whether the skill is that of the number, and not only of something else in the text. */
export function isNear({
  skill,
  sentence,
  found,
}: Pick<SettingInput, 'skill' | 'sentence' | 'found'>): boolean {
  return (
    skill !== undefined &&
    (skill.cue.test(sentence.words) || skill.units?.includes(found.measure.unit) === true)
  )
}

/** What is counted by a unit of its own, scored, or is to shrink, needs no label to say what is done. */
function isWholeAct(setting: SettingInput): boolean {
  const { skill, found } = setting
  if (skill?.direction === 'decrease') return true
  const { unit } = found.measure
  const isCounted = kindOf(unit) === 'items' && !isOwnUnit(unit) && unit !== 'answers'
  return isNear(setting) && (isCounted || kindOf(unit) === 'score')
}

/** Whether a skill's usual words say what was quoted, so that they can stand for it in the other language. */
function isSameAct(
  skill: Skill,
  { verb, span = '' }: QuotedBehavior,
  from: Language,
  isNearSkill: boolean,
): boolean {
  const { verb: usual, itemsVerb = '' } = skill[from]
  const [first = ''] = verb.split(' ')
  const acts = [usual, itemsVerb].map((act) => act.split(' ')[0])
  if (acts.includes(first)) return true
  return (
    isNearSkill &&
    (namesVerb(skill.cue.exec(span)?.[0], first) ||
      likeVerbs.some((like) => like.includes(first) && acts.some((act) => like.includes(act ?? ''))))
  )
}

/** A cue that has the verb in it: "walks out of class". */
const namesVerb = (cue: string | undefined, verb: string): boolean =>
  cue !== undefined && cue.toLowerCase().includes(verb.slice(0, 4))

/** Verbs that are told of the same skill. */
const likeVerbs: readonly (readonly string[])[] = [
  ['answer', 'respond', 'complete', 'solve', 'calculate', 'compute', 'determine'],
  [
    'say',
    'produce',
    'pronounce',
    'articulate',
    'use',
    'name',
    'label',
    'identify',
    'read',
    'decode',
    'recognize',
    'speak',
    'express',
    'verbalize',
  ],
  ['initiate', 'begin', 'start'],
  ['stay', 'remain', 'maintain', 'keep', 'work', 'attend', 'participate', 'sit'],
  ['request', 'ask', 'communicate'],
  ['submit', 'turn', 'hand', 'complete', 'finish', 'bring', 'return'],
  ['write', 'record', 'print', 'copy', 'type', 'compose', 'produce'],
  ['walk', 'travel', 'move', 'climb'],
  ['state', 'tell', 'identify', 'describe', 'retell', 'summarize', 'explain', 'find'],
  ['follow', 'complete', 'comply'],
  ['responder', 'contestar', 'resolver', 'completar'],
  ['decir', 'producir', 'pronunciar', 'nombrar', 'identificar', 'leer', 'usar'],
  ['permanecer', 'mantener', 'trabajar'],
  ['pedir', 'usar'],
  ['entregar', 'completar', 'terminar'],
]

/** Whether the skill's words say all of a label: "solve one-step word problems" of "one step word problems". */
function says(usual: Action, topic: QuotedBehavior): boolean {
  const words = `${usual.verb} ${usual.detail} ${usual.sort}`.toLowerCase()
  const told =
    topic.detail
      .replace(/^(?:tasks on|tareas de) /, '')
      .toLowerCase()
      .match(/[\p{L}]{4,}/gu) ?? []
  return told.every((word) => words.includes(word.slice(0, 4)))
}
