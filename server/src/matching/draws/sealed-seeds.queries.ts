import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { leastId, resealedAtOnce } from '../../reseal.ts'

const Sealed = z.object({ id: z.string(), sealed: z.string() })

/** Some draws that are still to come after one of them, in the order of their ids. */
export const listSealedSeeds = (tx: Tx, after: string | undefined) =>
  rows(Sealed)`
    select id, sealed_seed as sealed from assignment_slots
    where id > ${after ?? leastId} and sealed_seed is not null and state in ('scheduled', 'frozen')
    order by id limit ${resealedAtOnce}`.all(tx)

/** Puts a seed under another seal. The seed itself stays: its hash is public since the draw was announced. */
export async function updateSeedSeal(tx: Tx, { id, from, to }: { id: string; from: string; to: string }) {
  await sql`select set_config('tower.reseals', 'seeds', true)`.execute(tx)
  await sql`
    update assignment_slots set sealed_seed = ${to}
    where id = ${id} and sealed_seed = ${from} and state in ('scheduled', 'frozen')`.execute(tx)
}
