import { nameReimbursement } from '@tower/contract/spending/reimbursements.ts'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import type { OutboundAct } from '../../../outbound-act.ts'

const Paying = z.object({
  id: z.string(),
  number: z.number(),
  title: z.string(),
  total_cents: z.number(),
  fiscal_year: z.number(),
  teacher_id: z.string(),
  teacher: z.string(),
  address: z.string(),
  budget_id: z.string(),
  change_key: z.string(),
  lines: z.number(),
  receipts: z.number(),
  bounces: z.number(),
})

/**
 * What is let out when a request is paid, as it stands now: what its teacher changed since, and what the bank sent back
 * since, is another act. A request of nothing lets out nothing.
 */
export async function readPaying(tx: Tx, requestId: string): Promise<OutboundAct | undefined> {
  const request = await rows(Paying)`
    select request.id, request.number, request.title, request.total_cents, request.fiscal_year, request.teacher_id,
      coalesce(teacher.full_name, teacher.email) as teacher, teacher.email as address, request.budget_id, request.change_key,
      count(item.request_id)::int as lines, count(coalesce(item.receipt_id::text, item.receipt_link))::int as receipts,
      (select count(*)::int from reimbursement_returned_payouts gone where gone.request_id = request.id) as bounces
    from purchase_requests request join users teacher on teacher.id = request.teacher_id
    left join purchase_request_items item on item.request_id = request.id
    where request.id = ${requestId} and request.status in ('submitted', 'approved') and request.total_cents > 0
    group by request.id, teacher.id`.first(tx)
  return request && actOf(request)
}

function actOf(request: z.infer<typeof Paying>): OutboundAct {
  const { lines, receipts, bounces } = request
  return {
    kind: 'reimbursement',
    subjectId: request.id,
    what: request.title,
    amountCents: request.total_cents,
    teacherId: request.teacher_id,
    payee: null,
    facts: [
      { name: 'number', value: nameReimbursement(request.number) },
      { name: 'teacher', value: request.teacher },
      { name: 'address', value: request.address },
      { name: 'school_year', value: `${request.fiscal_year - 1}–${request.fiscal_year}` },
      { name: 'lines', value: String(lines) },
      { name: 'receipts', value: `${receipts} / ${lines}` },
      ...(bounces > 0 ? [{ name: 'bounces' as const, value: String(bounces) }] : []),
    ],
    stamp: `${request.budget_id} ${request.change_key} ${bounces}`,
  }
}
