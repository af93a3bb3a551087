import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { browserCall } from '../../session/browser-call.ts'

/** Asks for the chance of the signed-in teacher's own classroom. Apart from what portals read: a public page asks it. */
export function readOwnOdds(signal: AbortSignal) {
  return browserCall(drawEndpoints.ownOdds, {}, { signal })
}
