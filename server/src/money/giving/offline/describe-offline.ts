import type { ApprovalFact } from '@tower/contract/money/approvals.ts'
import type { Tx } from '../../../database/database.ts'
import type { OutboundAct } from '../../../outbound-act.ts'
import { findOfflineReached, type OfflineGift } from './offline.queries.ts'

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
  return {
    ...{ kind, subjectId: gift.id, amountCents: gift.amount_cents, teacherId: null, stamp: '' },
    what: gift.donor_name ?? gift.email ?? '',
    payee: kind === 'offline_return' ? gift.email : null,
    facts: facts.filter((fact) => fact !== null),
    reaches: await findOfflineReached(tx, gift.id),
  }
}
