import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Email, PageLanguage } from '../people/email.contract.ts'
import { maxLineLength } from '../text-limits.ts'
import { usStates, type UsState } from '../us-states.ts'
import { name } from '../name.contract.ts'
import { mostFound, namedClassroomLengths as lengths } from './named-classrooms.ts'
import { maxTeacherReasonLength } from './nominations.ts'

const hour = 3600
const oneLine = (max: number) => name(max).min(1)
const State = z.enum(Object.keys(usStates) as [UsState, ...UsState[]])
const typed = (max: number) => z.string().trim().max(max).optional()

/** A classroom that a search found. */
export const FoundClassroom = z.object({
  id: z.string(),
  name: z.string(),
  teacher: z.string().nullable(),
  school: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  is_confirmed: z.boolean(),
  /** How many nominated it. */
  nominators: z.number().int(),
})
export type FoundClassroom = z.infer<typeof FoundClassroom>

/** A school that a search found. */
export const FoundSchool = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string().nullable(),
})
export type FoundSchool = z.infer<typeof FoundSchool>

/** What the form that nominates sends. A classroom is chosen, or a teacher named at a school of the list or one in words. */
export const NamedClassroomBody = z
  .object({
    nominator_name: oneLine(maxLineLength),
    nominator_email: Email,
    reason: z.string().trim().min(1).max(maxTeacherReasonLength),
    locale: PageLanguage,
    classroom_id: Id.optional(),
    /** Where the nominator knows it: the teacher is written to once, when the nomination counts in full. */
    teacher_email: Email.optional(),
    teacher_name: oneLine(lengths.teacher).optional(),
    school_id: Id.optional(),
    school: oneLine(lengths.school).optional(),
    city: oneLine(lengths.city).optional(),
    state: State.optional(),
  })
  .refine(
    ({ classroom_id, teacher_name, school_id, school, city, state }) =>
      classroom_id !== undefined ||
      (teacher_name !== undefined &&
        (school_id !== undefined || (school !== undefined && city !== undefined && state !== undefined))),
  )

export const namedClassroomEndpoints = {
  find: endpoint({
    name: 'nominations.find-classrooms',
    method: 'GET',
    path: '/api/classrooms/find',
    summary:
      'Classrooms that hold these words of teacher, school and town, and schools of the list. Found are confirmed classrooms, those of the charity, and those that somebody stands behind with a mailbox.',
    access: 'public',
    mayLag: true,
    cache: 'none',
    query: z.object({
      teacher: typed(lengths.teacher),
      school: typed(lengths.school),
      city: typed(lengths.city),
      state: State.or(z.literal('').transform(() => undefined)).optional(),
    }),
    output: z.object({
      classrooms: z.array(FoundClassroom).max(mostFound),
      schools: z.array(FoundSchool).max(mostFound),
      /** There are more than are shown: a further word finds less. */
      has_more: z.boolean(),
    }),
    errors: ['nominations.closed'],
    rateLimit: { max: 300, windowSeconds: 600, per: 'network' },
  }),
  nominate: endpoint({
    name: 'nominations.name-classroom',
    method: 'POST',
    path: '/api/nominations',
    summary:
      'Nominates a classroom that was chosen, or named by its teacher and school and opened where it was not there. A receipt with a link goes to the nominator; by that link the nomination counts in full.',
    access: 'public',
    body: NamedClassroomBody,
    output: z.object({
      classroom_name: z.string(),
      teacher: z.string().nullable(),
      school: z.string().nullable(),
      city: z.string().nullable(),
      state: z.string().nullable(),
      /** Leads others to the same classroom. */
      share_code: z.string(),
      nominators: z.number().int(),
      /** How many of them stand behind it with a mailbox. */
      confirmed: z.number().int(),
      /** Whether a teacher has confirmed it: until then it enters no draw. */
      has_teacher: z.boolean(),
      /** Whether a link has to be opened before this one counts in full. */
      needs_link: z.boolean(),
    }),
    errors: [
      'nominations.closed',
      'nominations.name_not_plain',
      'nominations.not_edu',
      'classrooms.not_found',
      'classrooms.school_not_found',
    ],
    rateLimit: [
      { max: 300, windowSeconds: hour, per: 'network' },
      { max: 5, windowSeconds: hour, per: 'body.nominator_email', refusal: 'request.mail_limited' },
      { max: 5, windowSeconds: hour, per: 'body.teacher_email', refusal: 'request.mail_limited' },
    ],
  }),
}
