import type { CountHits } from '../../http/rate-limit-counts.ts'
import type { OpenCall } from './open-call.ts'

/** Counts one more form of a network; says whether it sent so many that a puzzle comes first. */
export type CountNetworkForms = (form: OpenCall, networkHash: string) => Promise<boolean>

const windowMs = 60 * 60_000

/** A school's Wi-Fi brings a form for each parent of an evening: they are asked before they are ever refused. */
export function createNetworkFormCount(countHits: CountHits, factor: number): CountNetworkForms {
  return async ({ call, calmPerNetwork }, networkHash) => {
    if (calmPerNetwork === undefined) return false
    const max = Math.ceil(calmPerNetwork * factor)
    const [counted] = await countHits([{ key: `forms|${call.name}|${networkHash}`, windowMs, max }])
    return counted !== undefined && counted.hits > max
  }
}
