import type { ApprovalFact } from '@tower/contract/money/approvals.ts'
import type { OutboundAct, Reached } from '../../../outbound-act.ts'
import type { OfflineGift } from './offline.queries.ts'

/** That the money of an offline gift is there, or went again, as a second person looks at it. */
export function describeOffline(kind: 'offline_gift' | 'offline_return', gift: OfflineGift): OutboundAct {
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
    reaches: giverOf(gift.email),
  }
}

/** Its giver: a receipt reaches them as well as its money does. */
export function giverOf(email: string | null): Reached {
  return { userIds: [], addresses: email === null ? [] : [email] }
}
