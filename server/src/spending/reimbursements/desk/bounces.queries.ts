import { nameReimbursement } from '@tower/contract/spending/reimbursements.ts'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import type { AskedAct, OutboundAct, Wish } from '../../../outbound-act.ts'

/** What the bank is said to have sent back, and why. */
export type BounceWish = { reason: string; reference: string }

export const wishOf = ({ reason, reference }: BounceWish): Wish => ({ reason, reference })

// Words of somebody who was erased are gone: what is left is another act than was asked for.
const Wished = z.object({ reason: z.string().default(''), reference: z.string().default('') })

/** What was asked for, as it was written down. */
export const bounceOf = ({ wish }: AskedAct): BounceWish => Wished.parse(wish ?? {})

const Paid = z.object({
  id: z.string(),
  number: z.number(),
  title: z.string(),
  total_cents: z.number(),
  teacher_id: z.string(),
  teacher: z.string(),
  address: z.string(),
  payer: z.string(),
  paid_at: z.date(),
})

/** What can be spent again once it is agreed that a payment came back, as it stands now; nothing where none stands. */
export async function readBounce(
  tx: Tx,
  requestId: string,
  { reason, reference }: BounceWish,
): Promise<OutboundAct | undefined> {
  const paid = await rows(Paid)`
    select request.id, request.number, request.title, request.total_cents, request.teacher_id,
      coalesce(teacher.full_name, teacher.email) as teacher, teacher.email as address,
      coalesce(payer.full_name, payer.email) as payer, payout.paid_at
    from purchase_requests request join reimbursement_payouts payout on payout.request_id = request.id
    join users teacher on teacher.id = request.teacher_id join users payer on payer.id = payout.paid_by
    where request.id = ${requestId} and request.status = 'paid' and request.total_cents > 0`.first(tx)
  if (!paid) return undefined
  return {
    kind: 'bounce',
    subjectId: paid.id,
    what: paid.title,
    amountCents: paid.total_cents,
    teacherId: paid.teacher_id,
    payee: null,
    facts: [
      { name: 'number', value: nameReimbursement(paid.number) },
      { name: 'teacher', value: paid.teacher },
      { name: 'address', value: paid.address },
      { name: 'paid_by', value: paid.payer },
      { name: 'reference', value: reference },
    ],
    stamp: JSON.stringify([paid.paid_at.toISOString(), reason, reference]),
  }
}

const Returner = z.object({ returned_by: z.string() })

/** Who wrote down that the bank sent the last payment of a request back. */
export async function findReturner(tx: Tx, requestId: string): Promise<string | undefined> {
  const found = await rows(Returner)`
    select returned_by from reimbursement_returned_payouts where request_id = ${requestId}
    order by returned_at desc, id limit 1`.first(tx)
  return found?.returned_by
}

const Listed = z.object({
  id: z.string(),
  request_id: z.string(),
  number: z.number(),
  teacher: z.string(),
  amount_cents: z.number(),
  paid_by: z.string(),
  paid_at: z.date(),
  returned_by: z.string(),
  returned_at: z.date(),
  bank_reference: z.string().nullable(),
  approved_by: z.string().nullable(),
})

/** What the bank sent back in a month, in the order of its days. */
export function listBounces(tx: Tx, { from, until }: { from: Date; until: Date }) {
  return rows(Listed)`
    select gone.id, gone.request_id, request.number, coalesce(teacher.full_name, teacher.email) as teacher, gone.amount_cents,
      coalesce(payer.full_name, payer.email) as paid_by, gone.paid_at,
      coalesce(returner.full_name, returner.email) as returned_by, gone.returned_at, gone.bank_reference,
      (select coalesce(decider.full_name, decider.email) from approvals approval join users decider on decider.id = approval.decided_by
        where approval.kind = 'bounce' and approval.subject_id = gone.request_id::text and approval.state = 'approved'
          and approval.decided_at = gone.returned_at limit 1) as approved_by
    from reimbursement_returned_payouts gone join purchase_requests request on request.id = gone.request_id
    join users teacher on teacher.id = request.teacher_id join users payer on payer.id = gone.paid_by
    join users returner on returner.id = gone.returned_by
    where gone.returned_at >= ${from} and gone.returned_at < ${until}
    order by gone.returned_at, gone.id limit 1000`.all(tx)
}
