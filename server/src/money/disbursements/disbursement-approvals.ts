import type { Tx } from '../../database/database.ts'
import type { AskedAct, CarryOut, OutboundAct } from '../../outbound-act.ts'
import { Refusal } from '../../refusal.ts'
import { describeDisbursement } from './describe-disbursement.ts'
import {
  type DisbursementRow,
  findDisbursement,
  moveDisbursement,
  setVoidAsked,
  setVoided,
} from './disbursements.queries.ts'
import { payOut, takeBack } from './pay-out.ts'
import { getAccount, requireReached } from './read-account.ts'
import { paidBy, settle, takeDisbursement } from './settle-disbursement.ts'

/** A payout that waits. */
export async function readPayout(tx: Tx, { subjectId }: AskedAct): Promise<OutboundAct | undefined> {
  const given = await findDisbursement(tx, subjectId)
  return given?.state === 'waiting' ? describeDisbursement(tx, 'disbursement', given) : undefined
}

/** The document that it stands on. */
export async function findDocument(tx: Tx, subjectId: string): Promise<string | null> {
  return (await findDisbursement(tx, subjectId))?.file_id ?? null
}

/** A second person lets a payout stand, if its money and its document are still there. */
export async function payApproved(
  { services, tx, at, decision: { by } }: CarryOut,
  { subjectId }: AskedAct,
): Promise<void> {
  const given = await takeDisbursement(tx, subjectId)
  if (given.file_id === null) throw new Refusal('disbursements.document_gone')
  const account = await getAccount(tx, services, given.goal_id ?? given.prospect_id)
  // Refunds meanwhile may have taken of it, or the family may want more than before.
  requireReached(account)
  if (account.balance_cents - account.contested_cents < given.amount_cents)
    throw new Refusal('disbursements.not_enough')
  await moveDisbursement(tx, given.id, { state: 'paid', by, at })
  await payOut(tx, paidBy(given, by, at))
  await settle(tx, given, { by, at, action: 'disbursements.approve' })
}

/** A payout that waits does not stand: it was refused, or whoever recorded it withdrew it. */
export async function declinePayout(
  { tx, at, decision: { by, note } }: CarryOut,
  { subjectId }: AskedAct,
): Promise<void> {
  const given = await takeDisbursement(tx, subjectId)
  if (given.state !== 'waiting') return
  const reason = note ?? '–'
  await moveDisbursement(tx, given.id, { state: 'declined', by, at, note: reason })
  await settle(tx, given, { by, at, action: 'disbursements.decline', reason })
}

/** A payout that stands, and that somebody wants taken back. */
export async function readVoid(tx: Tx, { subjectId }: AskedAct): Promise<OutboundAct | undefined> {
  const given = await findDisbursement(tx, subjectId)
  return isToBeVoided(given) ? describeDisbursement(tx, 'disbursement_void', given) : undefined
}

/** A second person agrees that it is taken back. */
export async function voidApproved(
  { tx, at, decision: { by } }: CarryOut,
  { subjectId }: AskedAct,
): Promise<void> {
  const given = await takeDisbursement(tx, subjectId)
  await setVoided(tx, given.id, { by, at })
  await takeBack(tx, paidBy(given, by, at))
  await settle(tx, given, { by, at, action: 'disbursements.void' })
}

/** It stays paid. */
export async function keepPaid(
  { tx, at, decision: { by, note } }: CarryOut,
  { subjectId }: AskedAct,
): Promise<void> {
  const given = await takeDisbursement(tx, subjectId)
  if (!isToBeVoided(given)) return
  await setVoidAsked(tx, given.id, null)
  await settle(tx, given, { by, at, action: 'disbursements.keep', reason: note ?? '–' })
}

function isToBeVoided(given: DisbursementRow | undefined): given is DisbursementRow {
  return given?.state === 'paid' && given.void_asked_by !== null
}
