import type { Actor } from '../../http/actor.ts'
import { requireRecentProof } from '../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { nobodysHands } from '../approvals/find-hands.ts'
import { letOut } from '../approvals/let-out.ts'
import { lockApprovals } from '../approvals/lock-approvals.ts'
import { describeDisbursement } from './describe-disbursement.ts'
import { type DisbursementRow, findDisbursement, setVoidAsked, setVoided } from './disbursements.queries.ts'
import { takeBack } from './pay-out.ts'
import { paidBy, settle, takeDisbursement } from './settle-disbursement.ts'

export type VoidDisbursement = { actor: Actor; disbursementId: string; reason: string }

/**
 * Takes back what was recorded wrongly: the money lies with the goal again, and both facts stay in the books. It can be paid
 * out again then, so it is added up like what leaves; what two people let be paid takes two to take back. Until somebody
 * else agrees it stays paid.
 */
export async function voidDisbursement(
  services: Services,
  { actor, disbursementId: id, reason }: VoidDisbursement,
): Promise<DisbursementRow> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  const by = actor.userId
  const done = await services.database.transaction(async (tx) => {
    // Before the athlete, as whoever approves does.
    await lockApprovals(tx)
    const given = await takeDisbursement(tx, id)
    if (given.state !== 'paid') throw notPaid(given)
    const waits = await letOut({ ...services, ...nobodysHands }, tx, {
      ...{ actor, at, reason, always: given.needs_second ? 'pair' : undefined },
      act: await describeDisbursement(tx, 'disbursement_void', given),
    })
    if (waits) {
      if (given.void_asked_by !== null) return waits
      await setVoidAsked(tx, id, { by, at, reason })
      await settle(tx, given, { by, at, action: 'disbursements.ask_void', reason })
      return waits
    }
    await setVoided(tx, id, { by, at, reason })
    await takeBack(tx, paidBy(given, by, at))
    await settle(tx, given, { by, at, action: 'disbursements.void', reason })
    return (await findDisbursement(tx, id)) ?? given
  })
  if (done instanceof Refusal) throw done
  return done
}

/** Of two who decide at once, the second reads who did. */
function notPaid({ state, ...given }: DisbursementRow): Refusal {
  if (state === 'waiting')
    return new Refusal('disbursements.settled', 'This disbursement waits for a second person.')
  const name = state === 'voided' ? given.voided_by_name : given.decided_by_name
  const what = state === 'declined' ? 'it was declined' : 'it was voided'
  return new Refusal('disbursements.settled', `${name ?? 'Somebody'} decided it already: ${what}.`)
}
