import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { leastId, resealedAtOnce } from '../../../reseal.ts'

const Sealed = z.object({ id: z.string(), sealed: z.string() })

/** Some second factors after one of them, in the order of their ids. */
export const listSealedFactors = (tx: Tx, after: string | undefined) =>
  rows(Sealed)`
    select id, secret_sealed as sealed from second_factors where id > ${after ?? leastId}
    order by id limit ${resealedAtOnce}`.all(tx)

/** Puts one under another seal, unless somebody was quicker. */
export async function updateFactorSeal(tx: Tx, { id, from, to }: { id: string; from: string; to: string }) {
  await sql`update second_factors set secret_sealed = ${to} where id = ${id} and secret_sealed = ${from}`.execute(
    tx,
  )
}
