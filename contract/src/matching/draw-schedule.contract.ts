import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { maxPauseReasonLength } from './draw-desk.ts'

/** A start that DRAW_CRON names, or a draw that stands on another day. */
export const CalendarStart = z.object({
  starts: z.string(),
  /** Null of a start whose draw is not made yet. */
  draw: z
    .object({
      id: z.string(),
      slot_name: z.string(),
      state: z.enum(['scheduled', 'frozen', 'completed', 'voided']),
    })
    .nullable(),
  source: z.enum(['staff', 'schedule']),
  /** Where the draw that was meant for this start stands now. */
  moved_to: z.string().nullable(),
})
export type CalendarStart = z.infer<typeof CalendarStart>

/** Since when the schedule adds no draws, who of the staff said so, and why. */
export const SchedulePause = z.object({ at: z.string(), by: z.string().nullable(), reason: z.string() })
export type SchedulePause = z.infer<typeof SchedulePause>

/** Null while the schedule adds draws. */
const DrawSchedule = z.object({ pause: SchedulePause.nullable() })

/** Whether the schedule adds draws: read, paused and let go on. */
export const drawScheduleEndpoints = {
  schedule: endpoint({
    name: 'draws.desk-schedule',
    method: 'GET',
    path: '/api/admin/draw-desk/schedule',
    summary: 'Whether the schedule adds draws.',
    access: 'admin',
    output: DrawSchedule,
    errors: [],
  }),
  pauseSchedule: endpoint({
    name: 'draws.pause-schedule',
    method: 'POST',
    path: '/api/admin/draw-desk/schedule/pause',
    summary: 'Keeps the schedule from adding draws until it goes on. A draw that is announced stays.',
    access: 'admin',
    duty: 'classrooms',
    proof: 'recent',
    body: z.object({ reason: z.string().max(maxPauseReasonLength).nullish() }),
    output: DrawSchedule,
    errors: ['draws.pause_reason_required', 'draws.schedule_paused'],
  }),
  resumeSchedule: endpoint({
    name: 'draws.resume-schedule',
    method: 'POST',
    path: '/api/admin/draw-desk/schedule/resume',
    summary: 'Lets the schedule add draws again, the next one at once.',
    access: 'admin',
    duty: 'classrooms',
    proof: 'recent',
    output: DrawSchedule,
    errors: ['draws.schedule_running'],
  }),
}
