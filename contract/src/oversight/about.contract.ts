import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { creditEntryTypes } from '../money/credits.ts'
import { Person } from '../people/directory.contract.ts'
import { aboutKinds, aboutStates } from './about.ts'

/** One thing that concerns a person or a classroom. */
export const AboutItem = z.object({
  id: z.string(),
  /** What it is called, in the words of its maker; null where its kind or number says it all. */
  what: z.string().nullable(),
  number: z.number().int().nullable(),
  state: z.enum(aboutStates).nullable(),
  amount_cents: z.number().int().nullable(),
  /** Of what moved Tower Credits, how many hundredths of one; never money. */
  credit_cents: z.number().int().nullable(),
  /** What kind of movement of credits it was; of a gift also who stands on its other side, where they are known. */
  credit_move: z.object({ type: z.enum(creditEntryTypes), other: z.string().nullable() }).nullable(),
  at: z.string(),
  /** The page where it is shown, where there is one. */
  leads_to: z.string().nullable(),
})
export type AboutItem = z.infer<typeof AboutItem>

/** The newest of one kind. */
export const AboutSection = z.object({
  kind: z.enum(aboutKinds),
  items: z.array(AboutItem),
  has_more: z.boolean(),
  /** The list that shows them all, where there is one. */
  leads_to: z.string().nullable(),
})
export type AboutSection = z.infer<typeof AboutSection>

/** A classroom as staff see it. */
export const ClassroomFile = z.object({
  id: Id,
  name: z.string(),
  school: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  grade_level: z.string().nullable(),
  /** The teacher's account, where there is one. */
  teacher_id: Id.nullable(),
  teacher_name: z.string().nullable(),
  /** The account's address, or the one on record. */
  teacher_email: z.string().nullable(),
  confirmed_at: z.string().nullable(),
  created_at: z.string(),
  /** The classroom that it became, where it was merged. */
  merged_into: z.object({ id: Id, name: z.string(), at: z.string() }).nullable(),
})
export type ClassroomFile = z.infer<typeof ClassroomFile>

const sections = z.array(AboutSection)

/** All that concerns one person or one classroom. */
export const aboutEndpoints = {
  person: endpoint({
    name: 'about.person',
    method: 'GET',
    path: '/api/admin/people/:userId/about',
    summary: 'A person and the newest of whatever concerns them: at most five of each kind.',
    access: 'admin',
    duty: ['people', 'money', 'classrooms', 'children'],
    params: z.object({ userId: Id }),
    output: z.object({ person: Person, sections }),
    opens: { kind: 'user', at: 'params.userId' },
    errors: ['directory.not_found'],
  }),
  classroom: endpoint({
    name: 'about.classroom',
    method: 'GET',
    path: '/api/admin/classrooms/:classroomId/about',
    summary: 'A classroom and the newest of whatever concerns it: at most five of each kind.',
    access: 'admin',
    duty: ['people', 'money', 'classrooms', 'children'],
    params: z.object({ classroomId: Id }),
    output: z.object({ classroom: ClassroomFile, sections }),
    errors: ['classrooms.not_found'],
  }),
}
