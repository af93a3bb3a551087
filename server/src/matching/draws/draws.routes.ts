import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { fairnessEndpoints } from '@tower/contract/matching/fairness.contract.ts'
import type { Serve } from '../../http/serve.ts'
import { requireRecentProof } from '../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { createAssignmentSlot } from './create-assignment-slot.ts'
import {
  viewAssignmentRow,
  viewAssignmentSlot,
  viewDraw,
  viewEntry,
  viewGivenSlot,
  viewOwnOdds,
  viewRecentMatch,
  viewSlotStory,
  viewDrawSummary,
} from './draws.view.ts'
import { drawDeskRoutes } from './desk/desk.routes.ts'
import { findPause } from './desk/pause-schedule.queries.ts'
import { keepFairness } from './fairness/keep-fairness.ts'
import { listDrawEntries } from './list-draw-entries.ts'
import { listDraws } from './list-draws.ts'
import { listRecentMatches } from './list-recent-matches.ts'
import { readDraw } from './read-draw.ts'
import { readOwnOdds } from './read-own-odds.ts'
import { readSlotStory, type KnownOfSlots } from './read-slot-story.ts'
import { runDraw } from './run-draw.ts'
import { sendProof } from './proof/send-proof.ts'
import { listGivenSlots } from './slot-stories.queries.ts'

const rowsOfStore = 100

/** Mounts the calls of this domain. */
export function drawRoutes(serve: Serve, services: Services, above: KnownOfSlots): void {
  serve(drawEndpoints, {
    listAssignmentSlots: async ({ query }) => {
      const { rows, total } = await listDraws(services, query)
      return { items: rows.map(viewAssignmentSlot), total }
    },
    createAssignmentSlot: async ({ actor, body: { slot_name, slot_starts, capacity } }) => {
      const form = { slotName: slot_name, slotStarts: slot_starts, capacity }
      return { item: viewAssignmentSlot(await createAssignmentSlot(services, { ...form, actor })) }
    },
    listRows: async () => {
      const { rows } = await listDraws(services, { page: 1, pageSize: rowsOfStore })
      return rows.map(viewAssignmentRow)
    },
    insertRow: async ({ actor, body }) => {
      const { slot_name: slotName, slot_starts: slotStarts, capacity } = Array.isArray(body) ? body[0] : body
      return [
        viewAssignmentRow(await createAssignmentSlot(services, { slotName, slotStarts, capacity, actor })),
      ]
    },
    run: async ({ actor, body }) => {
      // A draw's public name is fixed by the specification: an assignment slot, so its id comes as `slot_id`.
      if (!body.slot_id) throw new Refusal('draws.slot_required')
      requireRecentProof(actor, services.clock.now())
      const { assigned, waitsUntil } = await runDraw(services, { drawId: body.slot_id, actor })
      return { assigned, ...(waitsUntil && { waits_until: waitsUntil.toISOString() }) }
    },
    list: async ({ query, reads }) => {
      const { rows, total } = await listDraws({ database: reads }, query)
      const pause = await reads.read(findPause)
      const items = rows.map((row) => viewDrawSummary(row, services.clock.now()))
      return { items, total, schedule_paused: pause !== undefined }
    },
    read: async ({ params }) => viewDraw(await readDraw(services, params), services.clock.now()),
    entries: async ({ params, query }) => {
      const { rows, total } = await listDrawEntries(services, { ...params, query })
      return { items: rows.map(viewEntry), total }
    },
    proof: async ({ params, request, reply }) => {
      await sendProof(services, { ...params, request, reply })
      return undefined as never
    },
    recentMatches: async () => {
      const { draw, picks } = await listRecentMatches(services)
      return {
        draw: draw ? viewDrawSummary(draw, services.clock.now()) : null,
        items: picks.map(viewRecentMatch),
      }
    },
    given: async ({ query, reads }) => {
      const { rows, total } = await reads.read((tx) => listGivenSlots(tx, query))
      return { items: rows.map(viewGivenSlot), total }
    },
    ownOdds: async ({ actor }) => viewOwnOdds(await readOwnOdds(services, { actor }), services.clock.now()),
    slotStory: async ({ params }) =>
      viewSlotStory(await readSlotStory(services, { number: Number(params.number) }, above)),
  })
  drawDeskRoutes(serve, services)
  serve(fairnessEndpoints, { read: keepFairness(services) })
}
