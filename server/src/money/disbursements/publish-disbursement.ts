import type { Tx } from '../../database/database.ts'
import { announce } from '../../realtime/announce.ts'

/** Tells the open screens of staff. */
export function publishDisbursement(tx: Tx, { prospectId }: { prospectId: string }): Promise<void> {
  return announce(tx, {
    topic: 'disbursement.changed',
    audience: 'staff',
    payload: { prospect_id: prospectId },
  })
}
