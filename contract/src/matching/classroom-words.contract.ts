import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { name } from '../name.contract.ts'
import { usStates, type UsState } from '../us-states.ts'
import { classroomLengths as lengths } from './classrooms.ts'

/** What a form leaves empty is nothing. */
const orNothing = (longest: number) =>
  name(longest)
    .transform((typed) => typed.trim() || null)
    .nullable()

const State = z.enum(Object.keys(usStates) as [UsState, ...UsState[]])

/** Where a classroom is, and which grade. */
export const ClassroomPlace = z.object({
  school: orNothing(lengths.school),
  city: orNothing(lengths.city),
  state: State.nullable(),
  grade_level: orNothing(lengths.grade),
})
export type ClassroomPlace = z.infer<typeof ClassroomPlace>

const Was = z.object({
  name: z.string().max(lengths.kept),
  school: z.string().max(lengths.kept).nullable(),
  city: z.string().max(lengths.kept).nullable(),
  state: z.string().max(lengths.kept).nullable(),
  grade_level: z.string().max(lengths.kept).nullable(),
})

/** Staff correct how a classroom is called and where it is. */
export const classroomWordEndpoints = {
  correct: endpoint({
    name: 'classrooms.correct',
    method: 'POST',
    path: '/api/admin/classrooms/:classroomId/words',
    summary:
      'Corrects the name, school, place and grade of a classroom. `was` is what the sender saw: of two colleagues the second is refused. Nominations, slots and links stay with it.',
    access: 'admin',
    duty: 'classrooms',
    params: z.object({ classroomId: Id }),
    body: ClassroomPlace.extend({ name: name(lengths.name).regex(/\S/), was: Was }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['classrooms.not_found', 'classrooms.merged', 'classrooms.words_changed'],
  }),
}
