import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { namedClassroomEndpoints } from '@tower/contract/matching/named-classrooms.contract.ts'

/** What the form that nominates has fields for. `choice` is a classroom or school that was found. */
export const namedFields = [
  'teacher_name',
  'school',
  'city',
  'state',
  'nominator_name',
  'nominator_email',
  'teacher_email',
  'reason',
  'choice',
] as const
export type NamedField = (typeof namedFields)[number]

export type FoundPlaces = CallOutput<typeof namedClassroomEndpoints.find>
export type NominatedClassroom = CallOutput<typeof namedClassroomEndpoints.nominate>

/** What became of the form: nothing typed is lost, and each fault stands at its field. */
export type NamedAnswer = {
  /** `kept` for staff to place, because the school's town was not said. */
  outcome: 'found' | 'refused' | 'nominated' | 'kept'
  values: Readonly<Record<NamedField, string>>
  faults: Readonly<Partial<Record<NamedField, string>>>
  /** What is wrong with the sending rather than with a field. */
  failure?: string
  found?: FoundPlaces
  nominated?: NominatedClassroom
  status: number
}

/** A classroom or school as a choice of the form. */
export const choiceOf = (kind: 'classroom' | 'school', id: string) => `${kind}:${id}`

/** What was chosen; nothing where none of them was. */
export function readChoice(choice: string): { kind: 'classroom' | 'school'; id: string } | undefined {
  const [, kind, id] = /^(classroom|school):([0-9a-f-]{36})$/i.exec(choice) ?? []
  if (id === undefined) return undefined
  return { kind: kind === 'classroom' ? 'classroom' : 'school', id }
}
