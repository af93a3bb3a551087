import type { Language } from '@tower/contract/language.ts'
import { checkGoal } from '@tower/contract/learning/tools/goals/check-goal.ts'
import { composeGoal, composeObjective } from '@tower/contract/learning/tools/goals/compose-goal.ts'
import {
  addYear,
  isDay,
  isInSummer,
  lastSchoolDayUntil,
} from '@tower/contract/learning/tools/goals/goal-days.ts'
import {
  maxPresentLevelRead,
  type ElementName,
  type Goal,
  type GoalAsk,
  type GoalElements,
  type NoteKey,
} from '@tower/contract/learning/tools/goals/goal.ts'
import { fillIn, goalWords } from '@tower/contract/learning/tools/goals/goal-words.ts'
import { proposeObjectives } from '@tower/contract/learning/tools/goals/propose-objectives.ts'
import { kindOf } from '@tower/contract/learning/tools/goals/units.ts'
import type { GoalInput } from './goal-input.ts'
import { growInYear, type Growth } from './growth-rules.ts'
import { readPresentLevel, type Reading } from './read-present-level.ts'

/**
 * A measurable annual goal from a present level, or what is missing for one. It invents nothing: whatever the present level did
 * not say is one of few usual wordings and named as proposed. The same input gives the same goal.
 */
export function writeGoal(input: GoalInput): Goal {
  const reading = readPresentLevel(input)
  if ('asks' in reading) return askFirst(input, reading)

  const growth = growInYear(reading.baseline, reading.growth)
  const { byDay, isProposed: dayIsProposed } = chooseDay(input, reading)
  const elements: GoalElements = {
    ...reading.elements,
    byDay,
    criterion: { ...reading.baseline, number: growth.number },
    inARow: 3,
    baseline: reading.baseline,
  }
  const objectives = proposeObjectives(elements, startOf(input))
  const proposed: ElementName[] = [
    ...(dayIsProposed ? (['byDay'] as const) : []),
    ...reading.proposed,
    'criterion',
    'inARow',
  ]
  return {
    goalText: composeGoal(elements),
    elements,
    objectives: objectives.map((objective) => ({
      ...objective,
      text: composeObjective(elements, objective),
    })),
    asks: [],
    checks: checkGoal(elements),
    notes: nameNotes(input, reading, elements, { growth, proposed }),
    proposed,
    source: fillIn(goalWords(input.language).sources[growth.source], growth.values),
  }
}

function askFirst(input: GoalInput, { asks, notes }: { asks: GoalAsk[]; notes: NoteKey[] }): Goal {
  return {
    goalText: '',
    elements: null,
    objectives: [],
    asks,
    checks: [],
    notes: notes.map((key) => ({
      key,
      text: noteText(input.language, key, { number: maxPresentLevelRead }),
    })),
    proposed: [],
    source: '',
  }
}

/** A day that is told counts as it is; a year from today is moved back to a day of school. */
function chooseDay(input: GoalInput, reading: Reading): { byDay: string; isProposed: boolean } {
  const told = [input.answers?.byDay, reading.toldDay].find(
    (day) => day !== undefined && isDay(day) && day > startOf(input),
  )
  if (told !== undefined) return { byDay: told, isProposed: false }
  return { byDay: lastSchoolDayUntil(addYear(startOf(input))), isProposed: true }
}

const startOf = ({ today }: GoalInput) => (isDay(today.slice(0, 10)) ? today.slice(0, 10) : '2000-01-03')

function nameNotes(
  { language }: GoalInput,
  reading: Reading,
  elements: GoalElements,
  { growth, proposed }: { growth: Growth; proposed: ElementName[] },
): Goal['notes'] {
  const names: Partial<Record<ElementName, string>> = goalWords(language).elements
  const keys: NoteKey[] = [
    'team_decides',
    'proposed',
    ...reading.notes,
    ...(isInSummer(elements.byDay) ? (['summer'] as const) : []),
    ...(isHarmReduced(elements) ? (['replacement'] as const) : []),
    ...(growth.atNorm ? (['harder_text'] as const) : []),
  ]
  const values = {
    list: proposed.flatMap((name) => names[name] ?? []).join(', '),
    number: maxPresentLevelRead,
  }
  return keys.map((key) => ({
    key,
    text: noteText(language, key, { ...values, ...listOf(key, reading) }),
  }))
}

function listOf(key: NoteKey, { otherNames, others }: Reading): { list?: string } {
  if (key === 'other_names') return { list: otherNames.join(', ') }
  if (key === 'other_numbers')
    return {
      list: others
        .slice(0, 6)
        .map(({ label }) => `“${label}”`)
        .join('; '),
    }
  return {}
}

/** Behavior that is counted down; a quicker start or less help replaces nothing. */
function isHarmReduced({ direction, area, criterion }: GoalElements): boolean {
  const kind = kindOf(criterion.unit)
  return direction === 'decrease' && area === 'behavior' && kind !== 'span' && kind !== 'limit'
}

function noteText(language: Language, key: NoteKey, values: Record<string, string | number>): string {
  return fillIn(goalWords(language).notes[key], values)
}
