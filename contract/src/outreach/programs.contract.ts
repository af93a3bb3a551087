import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { languages } from '../language.ts'
import { programKeys } from '../money/giving.ts'
import { Email, PageLanguage } from '../people/email.contract.ts'

const hour = 3600
const Dollars = z.number().nonnegative()

/** A program as visitors see it. `goal` and `funded` are dollars, as the documented call has them. */
export const Program = z.object({
  id: z.enum(programKeys),
  slug: z.string(),
  name: z.string(),
  key: z.enum(programKeys),
  description: z.string(),
  teacher: z.string().nullable(),
  state: z.enum(['active', 'preview']),
  goal: Dollars,
  funded: Dollars,
  goal_cents: z.number().int(),
  funded_cents: z.number().int(),
})
export type Program = z.infer<typeof Program>

/** What the form of somebody who wants to hear of an opening sends; `bot-field` is for programs that fill in everything. */
export const FollowBody = z.object({
  email: Email,
  locale: PageLanguage,
  'bot-field': z.string().max(2_000).optional(),
})

/** The charity's programs. */
export const programEndpoints = {
  list: endpoint({
    name: 'programs.list',
    method: 'GET',
    path: '/api/programs',
    summary:
      'The four programs, told in Spanish where they can be, with what each has been given towards its goal.',
    access: 'public',
    mayLag: true,
    query: z.object({ lang: z.enum(languages).optional() }),
    output: z.object({ programs: z.array(Program) }),
    errors: [],
  }),
  follow: endpoint({
    name: 'programs.follow',
    method: 'POST',
    path: '/api/programs/:programId/follow',
    summary: 'Keeps an address to be told once when a program opens. A repeat changes nothing.',
    access: 'public',
    params: z.object({ programId: z.string().max(80) }),
    body: FollowBody,
    output: z.object({ ok: z.literal(true) }),
    errors: ['giving.unknown_program', 'programs.already_open'],
    rateLimit: { max: 20, windowSeconds: hour, per: 'network' },
  }),
}
