import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import type { Hand } from '../../outbound-act.ts'

const Opener = z.object({ actor_id: z.string() })

/** Who of the staff opened a teacher's account. */
export async function listOpenedBy(tx: Tx, { teacherId }: { teacherId: string }): Promise<Hand[]> {
  const openers = await rows(Opener)`
    select distinct actor_id from audit_log
    where target_id = ${teacherId} and action = 'provisioning.account_opened' and actor_id is not null
      and (details ->> 'created')::boolean`.all(tx)
  return openers.map(({ actor_id: userId }) => ({ did: 'opened_account', userId, cents: null }))
}
