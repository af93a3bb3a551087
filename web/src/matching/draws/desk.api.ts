import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { drawDeskEndpoints as calls } from '@tower/contract/matching/draw-desk.contract.ts'
import type { AskedReason } from '@tower/contract/matching/draw-desk.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

const staleOn = ['slot.matched', 'draw.changed'] as const

/** What staff read at the desk of the draws. */
export const deskQueries = {
  next: readQuery(calls.next, {}, staleOn),
  schedule: readQuery(calls.schedule, {}, staleOn),
  one: (drawId: string) => readQuery(calls.one, { params: { drawId } }, staleOn),
  entrants: (drawId: string, query: CallInput<typeof calls.entrants>['query']) =>
    readQuery(calls.entrants, { params: { drawId }, query }, staleOn),
  waitingSlots: (query: CallInput<typeof calls.waitingSlots>['query']) =>
    readQuery(calls.waitingSlots, { query }, staleOn),
  heldSlots: readQuery(calls.heldSlots, {}, staleOn),
  barred: (query: CallInput<typeof calls.barred>['query']) => readQuery(calls.barred, { query }),
}

/** What staff do there. */
export const deskCalls = {
  entrantsFile: (drawId: string) => browserCall(calls.entrantsCsv, { params: { drawId } }),
  waitingSlotsFile: () => browserCall(calls.waitingSlotsCsv, {}),
  barredFile: (query: CallInput<typeof calls.barredCsv>['query']) => browserCall(calls.barredCsv, { query }),
  file: (query: CallInput<typeof calls.listCsv>['query']) => browserCall(calls.listCsv, { query }),
  freeze: (drawId: string) => browserCall(calls.freeze, { params: { drawId } }),
  move: (drawId: string, body: CallInput<typeof calls.move>['body']) =>
    browserCall(calls.move, { params: { drawId }, body }),
  void: (drawId: string, reason: string) => browserCall(calls.void, { params: { drawId }, body: { reason } }),
  pauseSchedule: (reason: string) => browserCall(calls.pauseSchedule, { body: { reason } }),
  resumeSchedule: () => browserCall(calls.resumeSchedule, {}),
  lookAgain: () => browserCall(calls.lookAgain, {}),
  ask: (reason: AskedReason, isDryRun: boolean) =>
    browserCall(calls.ask, { body: { reason, dry_run: isDryRun } }),
}

/** Reads the desk anew after classrooms were looked at, or teachers written to. */
export const readDeskAgain = (client: QueryClient) => readAgain(client, calls)
