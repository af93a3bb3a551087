import type { CallInput, CallOutput } from '@tower/contract/endpoint.ts'
import { keepsakeDeskEndpoints } from '@tower/contract/learning/keepsake-desk.contract.ts'
import type { KeepsakeKey } from '@tower/contract/learning/keepsakes.ts'
import type { QueryClient } from '@tanstack/react-query'
import { readAgain } from '../../../api/read-again.ts'
import { browserCall } from '../../../session/browser-call.ts'
import { readQuery } from '../../../session/read-query.ts'

export type DeskKeepsake = CallOutput<typeof keepsakeDeskEndpoints.listAll>['items'][number]
type Change = CallInput<typeof keepsakeDeskEndpoints.change>['body']

/** Every keepsake, sold or not. */
export const deskKeepsakesQuery = readQuery(keepsakeDeskEndpoints.listAll, {})

/** Changes a keepsake that stands as it was seen. */
export const changeKeepsake = (keepsake: KeepsakeKey, body: Change) =>
  browserCall(keepsakeDeskEndpoints.change, { params: { keepsake }, body })

/** Reads the keepsakes of the desk again after a change. */
export function readDeskKeepsakesAgain(client: QueryClient): unknown {
  return readAgain(client, keepsakeDeskEndpoints)
}
