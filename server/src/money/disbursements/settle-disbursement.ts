import type { Tx } from '../../database/database.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { Refusal } from '../../refusal.ts'
import { type DisbursementRow, findDisbursement, findForUpdate } from './disbursements.queries.ts'
import { lockAthlete } from './moved.queries.ts'
import type { PaidOut } from './pay-out.ts'
import { publishDisbursement } from './publish-disbursement.ts'

/** The athlete's row first, as wherever their money moves; then the disbursement's, so that it is decided once. */
export async function takeDisbursement(tx: Tx, id: string): Promise<DisbursementRow> {
  const known = await findDisbursement(tx, id)
  if (!known) throw new Refusal('disbursements.not_found')
  await lockAthlete(tx, known.prospect_id)
  const given = await findForUpdate(tx, id)
  if (!given) throw new Refusal('disbursements.not_found')
  return given
}

/** What moves in the books when somebody decides. */
export function paidBy(given: DisbursementRow, actorId: string, at: Date): PaidOut {
  return {
    id: given.id,
    prospectId: given.prospect_id,
    goalId: given.goal_id,
    amountCents: given.amount_cents,
    actorId,
    at,
  }
}

type Settled = {
  by: string
  at: Date
  action: `disbursements.${'approve' | 'decline' | 'void' | 'ask_void' | 'keep'}`
  reason?: string
}

/** Writes down who decided what, and tells open screens. */
export async function settle(
  tx: Tx,
  given: DisbursementRow,
  { by, at, action, reason }: Settled,
): Promise<void> {
  await writeAudit(tx, {
    at,
    actorId: by,
    action,
    targetKind: 'disbursement',
    targetId: given.id,
    details: { amount_cents: given.amount_cents, ...(reason === undefined ? {} : { reason }) },
  })
  await publishDisbursement(tx, { prospectId: given.prospect_id })
}
