import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const cents = z.number().int()
const count = z.number().int()

/** How the site is set where it runs. What staff change themselves has pages of its own. */
export const settingsEndpoints = {
  read: endpoint({
    name: 'settings.read',
    method: 'GET',
    path: '/api/admin/settings',
    summary:
      'What is set where the site runs and shapes the work of staff: the schedule of draws, school addresses and limits; no secret, and nobody is told of.',
    access: 'admin',
    output: z.object({
      charity: z.object({ name: z.string(), legal_name: z.string(), ein: z.string().nullable() }),
      draws: z.object({ cron: z.string(), capacity: count }),
      school_addresses: z.array(z.string()),
      limits: z.object({
        second_person_cents: cents,
        refund_second_person_cents: cents,
        second_person_days: count,
        staff_of_one: z.boolean(),
        reserve_floor_cents: cents,
        receipt_above_cents: cents,
        pool_after_days: count,
        unusual_files_a_day: count,
        unusual_rows_a_day: count,
        unusual_children_a_day: count,
      }),
    }),
    errors: [],
  }),
}
