import { donorAccount } from '../minting/donor-account.ts'
import { transfer, type LedgerFact } from '../../ledger/record-posting.ts'

/** The fact by which a giver's money leaves their own tower for the shared one. `cause` names why; it acts once. */
export function pooledFact(pooled: {
  donorId: string
  cents: number
  cause: string
  paymentId?: string
  at: Date
}): LedgerFact {
  const { donorId, cents, cause, paymentId, at } = pooled
  const own = donorAccount({ id: donorId, kind: 'person' })
  const house = donorAccount({ id: donorId, kind: 'house' })
  return {
    kind: 'pooled',
    idempotencyKey: `pooled:${cause}`,
    at,
    ...(paymentId === undefined ? {} : { paymentId }),
    postings: transfer(own, house, cents),
  }
}
