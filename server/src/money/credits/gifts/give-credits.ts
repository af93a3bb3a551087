import { asLanguage } from '@tower/contract/language.ts'
import { creditCents } from '@tower/contract/money.ts'
import { brokenConstraint, type Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { balanceOf } from '../../ledger/read-balance.ts'
import { recordPosting, transfer } from '../../ledger/record-posting.ts'
import { announceWallets } from '../wallet/announce-wallet.ts'
import { creditsOf } from '../wallet/buyer.ts'
import { readReceived } from '../wallet/wallet.queries.ts'
import { findRecipient, type NamedTeacher } from './find-recipient.ts'
import { findPerson, type Teacher } from './gifts.queries.ts'

export type GiveCredits = {
  actor: Actor
  to: NamedTeacher
  /** 100 are one credit. */
  cents: number
  /** Chosen by the caller: the same key gives once. */
  idempotencyKey: string | undefined
}

export type GivenCredits = { sponsorCents: number; teacherCents: number }

/**
 * A sponsor gives credits to a teacher: one fact with two sides, so that neither exists without the other. How much is
 * there is not asked before: the wallet's floor refuses, whoever else gives from it at the same moment.
 */
export async function giveCredits(services: Services, gift: GiveCredits): Promise<GivenCredits> {
  try {
    return await services.database.transaction((tx) => give(services, tx, gift))
  } catch (error) {
    if (brokenConstraint(error) === 'ledger_accounts__not_below_floor')
      throw new Refusal('credits.not_enough')
    throw error
  }
}

async function give(services: Services, tx: Tx, gift: GiveCredits): Promise<GivenCredits> {
  const { actor, cents, idempotencyKey } = gift
  const at = services.clock.now()
  const teacher = await findRecipient(tx, gift.to, at)
  const sides = { from: creditsOf({ userId: actor.userId }), to: creditsOf({ userId: teacher.id }) }
  // Of a sponsor's own there is nothing to give; staff may be teachers of nobody.
  if (teacher.id === actor.userId) throw new Refusal('credits.teacher_not_found')
  const { transactionId, applied } = await recordPosting(tx, {
    kind: 'credit_gift',
    idempotencyKey: `credit-gift:${actor.userId}:${idempotencyKey ?? services.random.uuid()}`,
    at,
    actorId: actor.userId,
    postings: transfer(sides.from, sides.to, cents),
  })
  if (applied) await tellBoth(tx, { actor, teacher, cents, transactionId })
  else await requireSameGift(tx, transactionId, { teacherId: teacher.id, cents })
  return { sponsorCents: await balanceOf(tx, sides.from), teacherCents: await balanceOf(tx, sides.to) }
}

async function requireSameGift(
  tx: Tx,
  transactionId: string,
  { teacherId, cents }: { teacherId: string; cents: number },
): Promise<void> {
  const known = await readReceived(tx, transactionId)
  if (known?.to_id !== teacherId || known.cents !== cents) throw new Refusal('credits.gift_conflict')
}

type Told = { actor: Actor; teacher: Teacher; cents: number; transactionId: string }

async function tellBoth(tx: Tx, { actor, teacher, cents, transactionId }: Told): Promise<void> {
  const sponsor = await findPerson(tx, actor.userId)
  const credits = cents / creditCents
  await announceWallets(tx, [actor.userId, teacher.id])
  await queueMail(tx, {
    dedupeKey: `credits-received:${transactionId}`,
    to: teacher.email,
    template: 'credits_received',
    params: { credits, sponsorName: sponsor?.full_name ?? null },
    locale: asLanguage(teacher.locale),
  })
  if (!sponsor) return
  await queueMail(tx, {
    dedupeKey: `credits-given:${transactionId}`,
    to: sponsor.email,
    template: 'credits_given',
    params: { credits, teacherName: teacher.full_name },
    locale: asLanguage(sponsor.locale),
  })
}
