import type { ApprovalFact } from '@tower/contract/money/approvals.ts'
import type { Tx } from '../../database/database.ts'
import type { OutboundAct } from '../../outbound-act.ts'
import { athleteFor } from '../../people/prospects/athlete-for.ts'
import type { DisbursementRow } from './disbursements.queries.ts'
import { findFamily } from './family.queries.ts'

/** A payout, or that one is taken back, as a second person looks at it: of a child's name no more than mails carry. */
export async function describeDisbursement(
  tx: Tx,
  kind: 'disbursement' | 'disbursement_void',
  given: DisbursementRow,
): Promise<OutboundAct> {
  const facts: (ApprovalFact | null)[] = [
    { name: 'athlete', value: athleteFor([], given.athlete) },
    given.title === null ? null : { name: 'goal', value: given.title },
    { name: 'paid_to', value: given.payee },
    { name: 'paid_on', value: given.paid_on },
  ]
  return {
    ...{ kind, subjectId: given.id, amountCents: given.amount_cents, teacherId: null, stamp: '' },
    what: given.paid_for,
    // What is taken back reaches nobody.
    payee: kind === 'disbursement' ? given.payee : null,
    facts: facts.filter((fact) => fact !== null),
    reaches: await findFamily(tx, given.prospect_id),
  }
}
