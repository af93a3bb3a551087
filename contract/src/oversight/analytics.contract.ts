import { z } from 'zod'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import {
  mostAnalyticsDays,
  mostPendingPrograms,
  pendingStates,
  usualAnalyticsDays,
  usualPendingPrograms,
} from './analytics.ts'

const count = z.number().int()

/** A classroom that its teacher has to confirm, or an athlete whose profile staff have to approve. */
export const PendingProgram = z.object({
  id: z.string(),
  program: z.string(),
  owner_name: z.string().nullable(),
  status: z.enum(pendingStates),
  submitted_at: z.string(),
})
export type PendingProgram = z.infer<typeof PendingProgram>

/** The numbers of the console. */
export const analyticsEndpoints = {
  pendingPrograms: endpoint({
    name: 'analytics.pending-programs',
    method: 'GET',
    path: '/.netlify/functions/admin-programs-pending',
    summary: 'Classrooms to be confirmed and athletes to be approved, the newest first.',
    access: 'admin',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(mostPendingPrograms).catch(usualPendingPrograms),
    }),
    output: z.object({ items: z.array(PendingProgram) }),
    errors: [],
    rateLimit: peoplePages,
  }),
  summary: endpoint({
    name: 'analytics.summary',
    method: 'GET',
    path: '/.netlify/functions/admin-analytics-summary',
    summary:
      'What was given this month, this year and the month before, less what went back, by the days of the organization; who has an account; and who opened one in the last seven days. Null is what the duties of who asks leave out. Counted twice a minute at most.',
    access: 'admin',
    output: z.object({
      donations: z
        .object({
          month_to_date_cents: count,
          year_to_date_cents: count,
          previous_month_cents: count,
          /** In cents: this month so far less the whole month before. */
          delta_vs_prior_month: count,
        })
        .nullable(),
      users_by_role: z
        .object({
          sponsors: count,
          teachers: count,
          /** Superadmins among them. */
          admins: count,
          /** Addresses that may sign in and have no account yet. */
          pending_invites: count,
        })
        .nullable(),
      totals: z.object({ users: count, teachers: count, sponsors: count, admins: count }).nullable(),
      recent: z.array(z.object({ id: z.string(), role: z.string().nullable(), created_at: z.string() })),
      read_at: z.string(),
    }),
    errors: [],
  }),
  daily: endpoint({
    name: 'analytics.daily',
    method: 'GET',
    path: '/.netlify/functions/admin-analytics-daily',
    summary:
      'For each of the last days of the organization, the oldest first: accounts opened, and rows of the audit log.',
    access: 'admin',
    duty: 'people',
    query: z.object({
      days: z.coerce.number().int().min(1).max(mostAnalyticsDays).catch(usualAnalyticsDays),
    }),
    output: z.object({
      signups: z.array(
        z.object({ day: z.string(), total: count, teachers: count, sponsors: count, admins: count }),
      ),
      actions: z.array(z.object({ day: z.string(), actions: count })),
    }),
    errors: [],
  }),
}
