import { listDrawsOf } from './about-draws.queries.ts'
import { paths } from '@tower/contract/pages.ts'
import { drawTopics } from '@tower/contract/matching/draws.topics.ts'
import { minute } from '../../scheduled-job.ts'
import { commitmentMail } from './commitment-mail.ts'
import { enterDrawMail, enterDrawWording } from './desk/enter-draw-mail.ts'
import { keepBarred } from './desk/keep-barred.ts'
import { drawInvariants } from './draw-invariants.ts'
import { findDrawsByWords } from './found-draws.queries.ts'
import { countSlotsOfFixedDraw } from './fixed-lists.queries.ts'
import { ensureWeeklyDraw } from './ensure-weekly-draw.ts'
import { runDueDraws } from './run-due-draws.ts'
import { keepStandings } from './standings/keep-standings.ts'
import { redactFreeText } from '../../database/redact-text.ts'
import type { Declares, Domain } from '../../domain.ts'

const declares = {
  mails: {
    draw_commitment: { write: commitmentMail },
    enter_draw: { write: enterDrawMail, wording: enterDrawWording, series: 'draw_reminders' },
  },
  notices: ['draw_completed', 'draw_voided', 'draw_failed', 'draw_waits'],
  auditActions: [
    'draws.asked',
    'draws.create',
    'draws.freeze',
    'draws.later_number',
    'draws.move',
    'draws.pause_schedule',
    'draws.resume_schedule',
    'draws.run',
    'draws.void',
  ],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    draws: typeof declares
  }
}

/** The weighted draw that matches waiting slots to classrooms. */
export const draws = {
  name: 'draws',
  floor: 5,
  duty: 'classrooms',
  ...declares,
  owns: {
    assignment_slots: 'changed',
    draw_asks: 'changed',
    draw_barred: 'deleted',
    draw_barred_state: 'changed',
    draw_commitments: 'appended',
    draw_entries: 'appended',
    draw_moves: 'appended',
    draw_schedule: 'changed',
    draw_standing_changes: 'deleted',
    draw_standing_state: 'changed',
    draw_standing_weights: 'changed',
    draw_standings: 'deleted',
    draw_verifications: 'changed',
    draw_weights: 'appended',
    draw_winners: 'appended',
  },
  keeps: {
    nobody: [
      'assignment_slots',
      'draw_asks',
      'draw_barred',
      'draw_barred_state',
      'draw_commitments',
      'draw_moves',
      'draw_schedule',
      'draw_standing_changes',
      'draw_standing_state',
      'draw_standing_weights',
      'draw_verifications',
      'draw_weights',
    ],
    ballots: ['draw_entries', 'draw_standings', 'draw_winners'],
  },
  reads: [
    'audit_log',
    'classroom_nominations',
    'classrooms',
    'mail_leaves',
    'pools',
    'slot_shares',
    'slots',
    'users',
  ],
  routes: async () => (await import('./draws.routes.ts')).drawRoutes,
  handsDown: { countSlotsOfFixedDraw },
  aboutClassroom: [{ kind: 'draw', list: listDrawsOf, leadsTo: ({ id }) => paths.adminDraw({ drawId: id }) }],
  searchable: [
    { kind: 'draw', find: findDrawsByWords, leadsTo: ({ id }) => paths.adminDraw({ drawId: id }) },
  ],
  ofClassrooms: {
    // When its teacher was asked last is of no use to another classroom.
    draw_asks: 'kept',
    // What a list says of it was published, and is drawn by what was published.
    draw_entries: {
      hinders: 'draws',
      where: `exists (select from assignment_slots draw
        where draw.id = held.draw_id and draw.state in ('frozen', 'completed'))`,
    },
  },
  liveTopics: drawTopics,
  // Everyone may read why a draw does not count.
  personalData: [
    {
      name: 'draw_reasons',
      erase: async (_, tx, traces) => {
        await redactFreeText(tx, traces, { table: 'assignment_slots', columns: ['void_reason'] })
        await redactFreeText(tx, traces, { table: 'draw_schedule', columns: ['pause_reason'] })
      },
    },
  ],
  invariants: drawInvariants,
  jobs: [
    {
      name: 'draws.tick',
      cron: '* * * * *',
      withinSeconds: 5,
      mayTakeSeconds: 30 * minute,
      run: runDueDraws,
    },
    {
      name: 'draws.standings',
      cron: '* * * * *',
      withinSeconds: 5,
      mayTakeSeconds: 30 * minute,
      run: keepStandings,
    },
    {
      name: 'draws.barred',
      cron: '*/15 * * * *',
      atStart: true,
      withinSeconds: 60,
      mayTakeSeconds: 30 * minute,
      run: keepBarred,
    },
    // DRAW_CRON says when draws start; asked hourly, the next one always stands with its seed sealed.
    {
      name: 'draws.schedule',
      cron: '7 * * * *',
      atStart: true,
      withinSeconds: 15,
      mayTakeSeconds: 10 * minute,
      run: ensureWeeklyDraw,
    },
  ],
} as const satisfies Domain
