import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import type { Reached } from '../../outbound-act.ts'

const Family = z.object({ user_ids: z.array(z.string()), addresses: z.array(z.string()) })

/** Whom the money of an athlete may reach: the athlete and every guardian. */
export async function findFamily(tx: Tx, prospectId: string): Promise<Reached> {
  const found = await rows(Family)`
    select array_remove(prospect.athlete_id || array(select user_id from prospect_guardians where prospect_id = prospect.id), null) as user_ids,
      array(select email from prospect_guardians where prospect_id = prospect.id and email is not null) as addresses
    from prospects prospect where prospect.id = ${prospectId}`.first(tx)
  return { userIds: found?.user_ids ?? [], addresses: found?.addresses ?? [] }
}

/** The same by a payout of theirs. */
export async function findFamilyOf(tx: Tx, disbursementId: string): Promise<Reached> {
  const given = await rows(z.object({ prospect_id: z.string() }))`
    select prospect_id from disbursements where id = ${disbursementId}`.first(tx)
  return given ? findFamily(tx, given.prospect_id) : { userIds: [], addresses: [] }
}
