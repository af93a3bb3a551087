import { drawDeskEndpoints } from '@tower/contract/matching/draw-desk.contract.ts'
import { classroomPool } from '@tower/contract/matching/slots.ts'
import { everyPage } from '../../../http/every-page.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import type { Serve } from '../../../http/serve.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import type { Services } from '../../../services.ts'
import { voidDraw } from '../void-draw.ts'
import { askTeachers } from './ask-teachers.ts'
import { listBarredRows } from './barred.queries.ts'
import { countDeskSlots, listWaitingSlots } from './desk.queries.ts'
import {
  barredHeader,
  drawHeader,
  entrantHeader,
  slotHeader,
  viewBarred,
  viewBarredLine,
  viewCalendarStart,
  viewDeskDraw,
  viewDeskSlot,
  viewDrawLine,
  viewEntrant,
  viewEntrantLine,
  viewHeldSlots,
  viewPause,
  viewSlotLine,
} from './desk.view.ts'
import { exportDraws } from './export-draws.ts'
import { exportEntrants } from './export-entrants.ts'
import { freezeForStaff } from './freeze-for-staff.ts'
import { keepBarred } from './keep-barred.ts'
import { listBarred } from './list-barred.ts'
import { listEntrants } from './list-entrants.ts'
import { listHeld } from './list-held.ts'
import { moveDraw } from './move-draw.ts'
import { pauseSchedule, resumeSchedule } from './pause-schedule.ts'
import { findPause } from './pause-schedule.queries.ts'
import { readDeskDraw, readNextOnDesk } from './read-desk.ts'

/** Mounts the calls by which staff look after the draws. */
export function drawDeskRoutes(serve: Serve, services: Services): void {
  serve(drawDeskEndpoints, {
    next: () => readNext(services),
    schedule: () => readSchedule(services),
    pauseSchedule: async ({ actor, body }) => {
      await pauseSchedule(services, { actor, reason: body.reason ?? '' })
      return readSchedule(services)
    },
    resumeSchedule: async ({ actor }) => {
      await resumeSchedule(services, { actor })
      return readSchedule(services)
    },
    one: async ({ params }) => viewDeskDraw(await readDeskDraw(services, params)),
    entrants: async ({ params, query }) => {
      const { rows, total } = await listEntrants(services, { ...params, page: query })
      return { items: rows.map(viewEntrant), total }
    },
    waitingSlots: async ({ query }) => readWaitingSlots(services, query),
    heldSlots: async () => viewHeldSlots(await listHeld(services)),
    entrantsCsv: async ({ params, reply }) => {
      await readDeskDraw(services, params)
      const batches = exportEntrants(services, params)
      await sendCsv(reply, { name: 'entrants', header: entrantHeader, batches, view: viewEntrantLine })
    },
    waitingSlotsCsv: async ({ reply }) => {
      const batches = everyPage(services, (tx, stretch) =>
        listWaitingSlots(tx, { poolId: classroomPool, ...stretch }),
      )
      await sendCsv(reply, { name: 'waiting-slots', header: slotHeader, batches, view: viewSlotLine })
    },
    listCsv: async ({ query, reply }) => {
      const batches = exportDraws(services, query)
      await sendCsv(reply, { name: 'draws', header: drawHeader, batches, view: viewDrawLine })
    },
    freeze: async ({ actor, params }) => {
      await freezeForStaff(services, { actor, ...params })
      return viewDeskDraw(await readDeskDraw(services, params))
    },
    move: async ({ actor, params, body: { slot_starts: slotStarts, was } }) =>
      viewDeskDraw(await moveDraw(services, { actor, ...params, slotStarts, was })),
    void: async ({ actor, params, body }) => {
      requireRecentProof(actor, services.clock.now())
      await voidDraw(services, { actor, ...params, reason: body.reason ?? '' })
      return viewDeskDraw(await readDeskDraw(services, params))
    },
    barred: async ({ query: { reason, ...page } }) => {
      const { rows, total, counts, lookedAt } = await listBarred(services, { reason, page })
      return { items: rows.map(viewBarred), total, counts, looked_at: lookedAt?.toISOString() ?? null }
    },
    barredCsv: async ({ query: { reason }, reply }) => {
      const batches = everyPage(services, (tx, stretch) => listBarredRows(tx, { reason, ...stretch }))
      await sendCsv(reply, { name: 'barred-classrooms', header: barredHeader, batches, view: viewBarredLine })
    },
    lookAgain: async () => ({ looked_at: (await keepBarred(services)).toISOString() }),
    ask: async ({ actor, body: { reason, dry_run: isDryRun } }) => ({
      ...(await askTeachers(services, { actor, reason, isDryRun })),
      asked: !isDryRun,
    }),
  })
}

async function readNext(services: Services) {
  const { next, calendar, pause } = await readNextOnDesk(services)
  return {
    draw: next ? viewDeskDraw(next) : null,
    calendar: calendar.map(viewCalendarStart),
    cron: services.config.DRAW_CRON,
    pause: viewPause(pause),
  }
}

async function readSchedule({ database }: Services) {
  return { pause: viewPause(await database.read(findPause)) }
}

function readWaitingSlots({ database }: Services, { page, pageSize }: { page: number; pageSize: number }) {
  const paged = { limit: pageSize, offset: (page - 1) * pageSize }
  return database.read(async (tx) => ({
    items: (await listWaitingSlots(tx, { poolId: classroomPool, ...paged })).map(viewDeskSlot),
    total: await countDeskSlots(tx, classroomPool),
  }))
}
