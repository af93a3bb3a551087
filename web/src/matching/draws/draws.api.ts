import type { CallInput } from '@tower/contract/endpoint.ts'
import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

const staleOn = ['slot.matched', 'draw.changed'] as const

/** What portals read of draws. */
export const drawQueries = {
  one: (drawId: string) => readQuery(drawEndpoints.read, { params: { drawId } }, staleOn),
  all: readQuery(drawEndpoints.list, { query: {} }, staleOn),
  ofStaff: (query: CallInput<typeof drawEndpoints.listAssignmentSlots>['query']) =>
    readQuery(drawEndpoints.listAssignmentSlots, { query }, staleOn),
}

/** What staff do with draws. */
export const drawCalls = {
  create: (body: CallInput<typeof drawEndpoints.createAssignmentSlot>['body']) =>
    browserCall(drawEndpoints.createAssignmentSlot, { body }),
  run: (drawId: string) => browserCall(drawEndpoints.run, { body: { slot_id: drawId } }),
}
