import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../instant.contract.ts'
import { maxProviderLength } from './writer.ts'

/** Who writes for a teacher's classrooms beside what is built in, and whether the teacher agreed to it. */
export const WriterSetting = z.object({
  /** The host that words go to; null where none is set up. */
  provider: z.string().nullable(),
  /** Since when this teacher agrees to this provider; null: they don't. */
  agreed_at: Instant.nullable(),
})
export type WriterSetting = z.infer<typeof WriterSetting>

/** A teacher's word on the provider that writes for their classrooms. */
export const writerEndpoints = {
  read: endpoint({
    name: 'writer.read',
    method: 'GET',
    path: '/api/teacher/writer',
    summary:
      'Which provider of words could write for the classrooms of this teacher, and whether they agreed.',
    access: 'teacher',
    output: WriterSetting,
    errors: [],
  }),
  agree: endpoint({
    name: 'writer.agree',
    method: 'POST',
    path: '/api/teacher/writer/consent',
    summary: 'Agrees that this provider writes for the classrooms of this teacher, with names left out.',
    access: 'teacher',
    /** The one whose name was read: another one asks anew. */
    body: z.object({ provider: z.string().min(1).max(maxProviderLength) }),
    output: WriterSetting,
    errors: ['writer.off', 'writer.provider_changed'],
    rateLimit: { max: 30, windowSeconds: 600, per: 'account' },
  }),
  takeBack: endpoint({
    name: 'writer.take-back',
    method: 'DELETE',
    path: '/api/teacher/writer/consent',
    summary: 'Takes the agreement back: nothing more leaves for any provider.',
    access: 'teacher',
    output: WriterSetting,
    errors: [],
    rateLimit: { max: 30, windowSeconds: 600, per: 'account' },
  }),
}
