import { z } from 'zod'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import { oneLine } from '../name.contract.ts'
import { maxReasonLength } from './slots.ts'

export const slotEndpoints = {
  mint: endpoint({
    name: 'slots.mint',
    method: 'POST',
    path: '/api/admin/slots/mint',
    summary:
      "Gives the pool's oldest waiting slot to a teacher's confirmed classroom, for a reason that stands on /draws, once a second person agreed. Creates no money.",
    access: 'admin',
    duty: 'classrooms',
    body: z.object({
      teacher_id: z.string().max(100).nullish(),
      pool_id: z.string().max(100).nullish(),
      /** Needed where the teacher has several confirmed classrooms. */
      classroom_id: z.string().max(100).nullish(),
      /** Never left out: it stands on /draws. */
      reason: oneLine(maxReasonLength).nullish(),
      /** Superadmins alone: also to a teacher who has had a slot this school year. */
      another: z.boolean().optional(),
    }),
    output: z.object({ slot_id: z.string(), number: z.number().int() }),
    errors: [
      'slots.none_unassigned',
      'slots.kept_for_draw',
      'slots.pool_not_found',
      'slots.teacher_required',
      'slots.pool_required',
      'slots.teacher_not_found',
      'slots.classroom_required',
      'slots.reason_required',
      'slots.had_one',
      'approvals.waits',
      'approvals.unproven',
      'identity.proof_needed',
      'classrooms.not_found',
      'classrooms.not_confirmed',
    ],
  }),
  pools: endpoint({
    name: 'slots.pools',
    method: 'GET',
    path: '/api/admin/pools',
    summary: 'Pools that hold unassigned slots.',
    access: 'admin',
    duty: 'classrooms',
    output: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          available: z.number().int(),
          oldest_created_at: z.string().nullable(),
        }),
      ),
      total: z.number().int(),
    }),
    errors: [],
  }),
  listRows: endpoint({
    name: 'slots.list-rows',
    method: 'GET',
    path: '/rest/v1/slots',
    summary: 'The oldest slots that wait unassigned, 1,000 at most, whatever the query names.',
    access: 'admin',
    duty: 'classrooms',
    output: z.array(
      z.object({ id: z.string(), pool_id: z.string(), created_at: z.string(), assigned: z.literal(false) }),
    ),
    errors: [],
  }),
  teachers: endpoint({
    name: 'slots.teachers',
    method: 'GET',
    path: '/api/admin/slot-teachers',
    summary: 'Confirmed classrooms a slot can be given to, one line each, 200 at most; `q` finds the others.',
    access: 'admin',
    duty: 'classrooms',
    query: z.object({ q: z.string().max(200).optional() }),
    output: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          full_name: z.string().nullable(),
          email: z.string(),
          classroom_id: z.string(),
          classroom_name: z.string(),
          school: z.string().nullable(),
          nominators: z.number().int(),
        }),
      ),
      total: z.number().int(),
    }),
    errors: [],
    rateLimit: peoplePages,
  }),
}
