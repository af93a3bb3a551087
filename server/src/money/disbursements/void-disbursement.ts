import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../database/database.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { decide, type DecideDisbursement, paidBy, settled } from './decide-disbursement.ts'
import { type DisbursementRow, setVoidAsked, setVoided } from './disbursements.queries.ts'
import { takeBack } from './pay-out.ts'
import { isSamePerson } from '../../people/identity/accounts/is-same-person.ts'

type WithReason = DecideDisbursement & { reason: string }

/**
 * Takes back what was recorded wrongly: the money lies with the goal again, and both facts stay in the books. What two
 * people let be paid takes two to take back: it stays paid until somebody else agrees.
 */
export function voidDisbursement(
  services: Services,
  { actor, disbursementId, reason }: WithReason,
): Promise<DisbursementRow> {
  return decide(services, { actor, disbursementId }, async (tx, given, at) => {
    if (given.state !== 'paid') throw settled(given)
    if (given.void_asked_by !== null) throw askedAlready(given)
    if (given.needs_second) {
      await setVoidAsked(tx, given.id, { by: actor.userId, at, reason })
      await askSecondPerson(tx, given, at)
      return { action: 'disbursements.ask_void' as const, reason }
    }
    await setVoided(tx, given.id, { by: actor.userId, at, reason })
    await takeBack(tx, paidBy(given, actor, at))
    return { action: 'disbursements.void' as const, reason }
  })
}

/** Somebody other than who asked agrees that it is taken back. */
export function agreeToVoid(
  services: Services,
  { actor, disbursementId }: DecideDisbursement,
): Promise<DisbursementRow> {
  return decide(services, { actor, disbursementId }, async (tx, given, at) => {
    requireVoidAsked(given)
    if (await isSamePerson(tx, actor, [given.void_asked_by]))
      throw new Refusal('disbursements.void_second_person')
    await setVoided(tx, given.id, { by: actor.userId, at })
    await takeBack(tx, paidBy(given, actor, at))
    return { action: 'disbursements.void' as const }
  })
}

/** It stays paid: somebody else says so, or whoever asked withdraws it. */
export function keepDisbursement(
  services: Services,
  { actor, disbursementId, reason }: WithReason,
): Promise<DisbursementRow> {
  return decide(services, { actor, disbursementId }, async (tx, given) => {
    requireVoidAsked(given)
    await setVoidAsked(tx, given.id, null)
    return { action: 'disbursements.keep' as const, reason }
  })
}

function requireVoidAsked(given: DisbursementRow): void {
  if (given.state === 'paid' && given.void_asked_by === null)
    throw new Refusal('disbursements.settled', 'Nobody asks that this payout be voided any more.')
  if (given.state !== 'paid') throw settled(given)
}

function askedAlready({ void_asked_by_name: name }: DisbursementRow): Refusal {
  return new Refusal(
    'disbursements.settled',
    `${name ?? 'Somebody'} asked already that it be voided. Somebody else has to agree.`,
  )
}

function askSecondPerson(tx: Tx, { id, amount_cents: cents }: DisbursementRow, at: Date): Promise<void> {
  return notifyStaff(tx, {
    type: 'disbursement_waits',
    title: 'A payout is to be voided',
    message: `${formatUsd(cents)} of an athlete’s money: somebody other than who asked has to agree.`,
    dedupeKey: `disbursement-void:${id}:${at.toISOString()}`,
  })
}
