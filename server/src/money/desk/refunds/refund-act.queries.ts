import type { ApprovalFact } from '@tower/contract/money/approvals.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import type { OutboundAct, Reached } from '../../../outbound-act.ts'
import type { Left } from './refund-orders.queries.ts'

const Payer = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  key: z.string().nullable(),
  user_id: z.string().nullable(),
  addresses: z.array(z.string()),
})

/** A refund as a second person looks at it: the next of the same payment is another one. */
export async function describeRefund(
  tx: Tx,
  {
    paymentId,
    kind,
    amountCents,
    left,
  }: { paymentId: string; kind: string; amountCents: number; left: Left },
): Promise<OutboundAct> {
  const payer = await findPayer(tx, paymentId)
  const usd = (cents: number) => formatUsd(cents, { always2: true })
  const facts: (ApprovalFact | null)[] = [
    payer.email === null ? null : { name: 'giver', value: payer.email },
    { name: 'paid', value: usd(left.leftCents + left.returnedCents) },
    left.returnedCents === 0 ? null : { name: 'returned', value: usd(left.returnedCents) },
  ]
  return {
    ...({ kind: 'refund', subjectId: paymentId, amountCents, teacherId: null, payee: payer.key } as const),
    what: payer.name ?? payer.email ?? '',
    facts: facts.filter((fact) => fact !== null),
    reaches: reachedBy(payer),
    stamp: `${kind} ${left.returnedCents}`,
  }
}

/** Whom a refund of a payment reaches. */
export async function findReachedByRefund(tx: Tx, paymentId: string): Promise<Reached> {
  return reachedBy(await findPayer(tx, paymentId))
}

const reachedBy = ({ user_id: userId, addresses }: z.infer<typeof Payer>): Reached => ({
  ...{ userIds: userId === null ? [] : [userId], addresses },
})

/** Who gets it back, by whatever is known of them. */
function findPayer(tx: Tx, paymentId: string): Promise<z.infer<typeof Payer>> {
  return rows(Payer)`
    select coalesce(account.full_name, donor.display_name) as name, payment.email,
      coalesce(payment.donor_id::text, lower(payment.email)) as key, donor.user_id,
      array_remove(array[payment.email, donor.email], null) as addresses
    from payments payment left join donors donor on donor.id = payment.donor_id
    left join users account on account.id = donor.user_id where payment.id = ${paymentId}`.one(tx)
}
