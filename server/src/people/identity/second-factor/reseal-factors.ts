import type { Reseal } from '../../../reseal.ts'
import { resealRows } from '../reseal-rows.ts'
import { listSealedFactors, updateFactorSeal } from './sealed-factors.queries.ts'

/** Seals second factors with the secret of now. */
export const resealFactors: Reseal = async (services, tx, after) => {
  const found = await listSealedFactors(tx, after)
  return resealRows(services, tx, { found, purpose: 'second-factor', save: updateFactorSeal })
}
