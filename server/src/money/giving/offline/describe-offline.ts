import type { ApprovalFact } from '@tower/contract/money/approvals.ts'
import type { Tx } from '../../../database/database.ts'
import type { OutboundAct } from '../../../outbound-act.ts'
import { findOfflineReached, type OfflineGift, type OfflineReached } from './offline.queries.ts'

/** That the money of an offline gift is there, or went again, as a second person looks at it. */
export async function describeOffline(
  tx: Tx,
  kind: 'offline_gift' | 'offline_return',
  gift: OfflineGift,
): Promise<OutboundAct> {
  const facts: (ApprovalFact | null)[] = [
    gift.email === null ? null : { name: 'giver', value: gift.email },
    { name: 'way', value: gift.kind },
    { name: 'reference', value: gift.reference },
    { name: 'day', value: gift.given_on },
  ]
  const reaches = await findOfflineReached(tx, gift.id)
  return {
    ...{ kind, subjectId: gift.id, amountCents: gift.amount_cents, teacherId: null, stamp: '' },
    what: gift.donor_name ?? gift.email ?? '',
    payee: kind === 'offline_return' ? payeeOf(gift, reaches) : null,
    facts: facts.filter((fact) => fact !== null),
    reaches,
  }
}

/** Whom the money goes to again: the donor, as a refund of theirs names them, so that both are added up. */
const payeeOf = ({ email }: OfflineGift, { addresses, donorId }: OfflineReached): string | null =>
  donorId ?? email ?? addresses[0] ?? null
