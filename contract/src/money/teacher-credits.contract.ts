import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { creditTypes } from './teacher-credits.ts'

/** The storybooks that a teacher may make for a classroom in one week. */
export const StorybookWeek = z.object({
  id: Id,
  /** A Monday, as a day of UTC. */
  period_start: z.string(),
  /** The Monday after, at whose beginning what is left ends. */
  period_end: z.string(),
  credits_granted: z.number().int(),
  credits_used: z.number().int(),
  created_at: z.string(),
  teacher_id: Id,
  classroom_id: Id,
})
export type StorybookWeek = z.infer<typeof StorybookWeek>

/** What staff granted a teacher at once, as the teacher reads it. */
export const TeacherGrant = z.object({
  id: Id,
  granted_at: z.string(),
  storybook_credits: z.number().int(),
  tools_credits: z.number().int(),
})
export type TeacherGrant = z.infer<typeof TeacherGrant>

/** Credits for tools and storybooks: what staff grant, and what a teacher reads of it. */
export const teacherCreditEndpoints = {
  grant: endpoint({
    name: 'credits.grant-to-teacher',
    method: 'POST',
    path: '/api/admin/grant-credits',
    summary:
      'Grants a teacher credits for storybooks, which count in this week of their first classroom, and for tools. Whole numbers, at least one above zero. Answers what the teacher has now.',
    access: 'admin',
    duty: 'money',
    body: z.object({
      user_id: z.string().max(100).nullish(),
      storybook_credits: z.unknown().optional(),
      tools_credits: z.unknown().optional(),
      /** The same key with the same grant grants once. */
      idempotency_key: z.string().min(8).max(100).optional(),
    }),
    output: z.object({
      ok: z.literal(true),
      /** All that the teacher has for tools. */
      tools_credits: z.number(),
      /** The week that the storybook credits went to; null where there were none. */
      storybook_week: StorybookWeek.nullable(),
    }),
    errors: [
      'credits.user_required',
      'credits.person_not_found',
      'credits.not_a_teacher',
      'credits.no_classroom',
      'credits.grant_invalid',
      'credits.grant_conflict',
      'identity.proof_needed',
    ],
    rateLimit: { max: 120, windowSeconds: 600, per: 'account' },
  }),
  balances: endpoint({
    name: 'credits.balances',
    method: 'GET',
    path: '/.netlify/functions/get-my-credits',
    summary:
      "What is left of the teacher's credits by kind: Tower Credits, those for tools, and those for storybooks this week.",
    access: 'teacher',
    output: z.object({
      balances: z.array(z.object({ credit_type: z.enum(creditTypes), balance: z.number() })),
    }),
    errors: [],
  }),
  storybookWeeks: endpoint({
    name: 'credits.storybook-weeks',
    method: 'GET',
    path: '/rest/v1/storybook_credits',
    summary:
      "The teacher's storybook credits week by week, the newest first: of each classroom the latest ten weeks. Nobody else's, whatever is asked for.",
    access: 'teacher',
    output: z.array(StorybookWeek),
    errors: [],
  }),
  grants: endpoint({
    name: 'credits.teacher-grants',
    method: 'GET',
    path: '/api/teacher/credit-grants',
    summary: 'What staff granted the teacher for storybooks and tools: the latest ten grants.',
    access: 'teacher',
    output: z.object({ items: z.array(TeacherGrant) }),
    errors: [],
  }),
}
