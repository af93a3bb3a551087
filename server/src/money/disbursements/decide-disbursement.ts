import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import {
  type DisbursementRow,
  findDisbursement,
  findForUpdate,
  moveDisbursement,
} from './disbursements.queries.ts'
import { lockAthlete } from './moved.queries.ts'
import { type PaidOut, payOut } from './pay-out.ts'
import { publishDisbursement } from './publish-disbursement.ts'
import { type Contested, getAccount, requireReached } from './read-account.ts'
import { isSamePerson } from '../../people/identity/accounts/is-same-person.ts'

export type DecideDisbursement = { actor: Actor; disbursementId: string }

/** A second person lets a disbursement stand, if the money is still there. */
export function approveDisbursement(
  services: Services & Contested,
  { actor, disbursementId }: DecideDisbursement,
): Promise<DisbursementRow> {
  return decide(services, { actor, disbursementId }, async (tx, given, at) => {
    if (given.state !== 'waiting') throw settled(given)
    if (await isSamePerson(tx, actor, [given.recorded_by])) throw new Refusal('disbursements.second_person')
    if (given.file_id === null) throw new Refusal('disbursements.document_gone')
    const account = await getAccount(tx, services, given.goal_id ?? given.prospect_id)
    // Refunds meanwhile may have taken of it, or the family may want more than before.
    requireReached(account)
    if (account.balance_cents - account.contested_cents < given.amount_cents)
      throw new Refusal('disbursements.not_enough')
    await moveDisbursement(tx, given.id, { state: 'paid', by: actor.userId, at })
    await payOut(tx, paidBy(given, actor, at))
    return { action: 'disbursements.approve' as const }
  })
}

/** A disbursement that waits does not stand: somebody declines it, or whoever recorded it withdraws it. */
export function declineDisbursement(
  services: Services,
  { actor, disbursementId, reason }: DecideDisbursement & { reason: string },
): Promise<DisbursementRow> {
  return decide(services, { actor, disbursementId }, async (tx, given, at) => {
    if (given.state !== 'waiting') throw settled(given)
    await moveDisbursement(tx, given.id, { state: 'declined', by: actor.userId, at, note: reason })
    return { action: 'disbursements.decline' as const, reason }
  })
}

/** Of two who decide at once, the second reads who did. */
export function settled(given: DisbursementRow): Refusal {
  const { state } = given
  if (state === 'waiting')
    return new Refusal('disbursements.settled', 'This disbursement waits for a second person.')
  const name = state === 'voided' ? given.voided_by_name : given.decided_by_name
  return new Refusal('disbursements.settled', `${name ?? 'Somebody'} decided it already: ${words[state]}.`)
}

const words = { paid: 'it is paid', declined: 'it was declined', voided: 'it was voided' } as const

/** What moves in the books when somebody decides. */
export function paidBy(given: DisbursementRow, actor: Actor, at: Date): PaidOut {
  return {
    id: given.id,
    prospectId: given.prospect_id,
    goalId: given.goal_id,
    amountCents: given.amount_cents,
    actorId: actor.userId,
    at,
  }
}

type Decided = {
  action: `disbursements.${'approve' | 'decline' | 'void' | 'ask_void' | 'keep'}`
  reason?: string
}

/** The athlete's row first, as wherever their money moves; then the disbursement's, so that it is decided once. */
export function decide(
  services: Services,
  { actor, disbursementId: id }: DecideDisbursement,
  act: (tx: Tx, given: DisbursementRow, at: Date) => Promise<Decided>,
): Promise<DisbursementRow> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  return services.database.transaction(async (tx) => {
    const known = await findDisbursement(tx, id)
    if (!known) throw new Refusal('disbursements.not_found')
    await lockAthlete(tx, known.prospect_id)
    const given = await findForUpdate(tx, id)
    if (!given) throw new Refusal('disbursements.not_found')
    const { action, reason } = await act(tx, given, at)
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action,
      targetKind: 'disbursement',
      targetId: id,
      details: { amount_cents: given.amount_cents, ...(reason === undefined ? {} : { reason }) },
    })
    await publishDisbursement(tx, { prospectId: given.prospect_id })
    return (await findDisbursement(tx, id)) ?? given
  })
}
