import type { ManagedProgram } from '@tower/contract/outreach/program-desk.contract.ts'
import { mostProgramGoalCents } from '@tower/contract/outreach/program-desk.ts'
import { writeDollars } from '@tower/contract/typed-dollars.ts'
import { parseMoney } from '../../../ui/money-field/parse-money.ts'

/** What stands in the fields of the editor. */
export type TypedProgram = {
  name: string
  description: string
  name_es: string
  description_es: string
  /** Dollars. */
  goal: string
}

export function typedOf(program: ManagedProgram): TypedProgram {
  const { name, description, name_es, description_es, goal_cents: goal } = program
  return { name, description, name_es, description_es, goal: writeDollars(goal) }
}

/** What a goal comes to in cents; undefined where it is none. */
export function goalCents(typed: string): number | undefined {
  return parseMoney(typed, { leastCents: 100, mostCents: mostProgramGoalCents }).cents
}

export type ProgramFault = keyof TypedProgram

/** What of the fields can't be sent. */
export function findProgramFaults({ goal, ...words }: TypedProgram): ProgramFault[] {
  const names = ['name', 'description', 'name_es', 'description_es'] as const
  return [
    ...names.filter((name) => words[name].trim() === ''),
    ...(goalCents(goal) === undefined ? ['goal' as const] : []),
  ]
}
