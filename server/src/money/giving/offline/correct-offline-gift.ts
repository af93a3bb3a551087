import { isStaff } from '@tower/contract/access.ts'
import { maxGiftCents, minGiftCents } from '@tower/contract/money.ts'
import { nameKey } from '@tower/contract/name-key.ts'
import { dayOf } from '@tower/contract/org-days.ts'
import { brokenConstraint, type Tx } from '../../../database/database.ts'
import type { HandedDown } from '../../../handed-down.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { isSamePerson } from '../../../people/identity/accounts/is-same-person.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { takeBackAct } from '../../approvals/let-out.ts'
import { lockApprovals } from '../../approvals/lock-approvals.ts'
import { insertNamed } from '../donors/donors.queries.ts'
import { getPaymentForUpdate, lockProviderPayment } from '../payments/payments.queries.ts'
import { reissueReceipt } from '../receipts/issue-receipt.ts'
import { offlinePaymentName } from './offline-payment.ts'
import {
  findDonorOfOffline,
  findOfflineForUpdate,
  type OfflineGift,
  renameDonorOf,
  setOfflineDonor,
  updateOfflineFacts,
} from './offline.queries.ts'

/** What stands on a check, as it was written down. */
export type OfflineFacts = {
  donorName: string | null
  reference: string
  amountCents: number
  givenOn: string
}

export type CorrectOfflineGift = {
  actor: Actor
  offlineGiftId: string
  facts: OfflineFacts
  /** What the form showed. */
  was: OfflineFacts
  reason: string
}

/** What giving is told of those above it. */
export type KnownOfPledges = Pick<HandedDown, 'hasPledge'>

/**
 * A wrong entry is put right. While its money is not there nothing is booked, and whoever may enter a gift corrects it; what
 * waited for a second person is asked anew. Once it is a gift two people are needed: somebody else than who entered or received
 * it corrects the name and the number, and the receipt is written anew where its name changed. The books keep its amount and its
 * day: then it is taken out, and entered as it is.
 */
export async function correctOfflineGift(
  services: Services & KnownOfPledges,
  input: CorrectOfflineGift,
): Promise<{ receipt: number | null }> {
  const { actor } = input
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  const at = services.clock.now()
  requireRecentProof(actor, at)
  const facts = requireSound(input.facts, at)
  try {
    return await services.database.transaction((tx) => correct(services, tx, { ...input, facts, at }))
  } catch (error) {
    if (brokenConstraint(error) === 'offline_gifts__entered_once')
      throw new Refusal('giving.offline_looks_entered')
    throw error
  }
}

function requireSound({ donorName, reference, amountCents, givenOn }: OfflineFacts, at: Date): OfflineFacts {
  if (!Number.isSafeInteger(amountCents) || amountCents < minGiftCents || amountCents > maxGiftCents)
    throw new Refusal('giving.amount_invalid')
  if (givenOn > dayOf(at)) throw new Refusal('giving.offline_in_future')
  return { donorName: donorName?.trim() || null, reference: nameKey(reference), amountCents, givenOn }
}

type Correcting = CorrectOfflineGift & { at: Date }

async function correct(
  services: Services & KnownOfPledges,
  tx: Tx,
  input: Correcting,
): Promise<{ receipt: number | null }> {
  const { actor, facts, was, reason, at } = input
  // Before the gift, as whoever approves does.
  await lockApprovals(tx)
  const gift = await findOfflineForUpdate(tx, input.offlineGiftId)
  if (!gift) throw new Refusal('giving.offline_not_found')
  if (gift.state !== 'pending' && gift.state !== 'received') throw new Refusal('giving.offline_settled')
  const known = factsOf(gift)
  const changed = names.filter((name) => known[name] !== facts[name])
  // Pressed again after a lost answer: all that it says stands already.
  if (changed.length === 0) return { receipt: null }
  if (names.some((name) => known[name] !== was[name])) throw new Refusal('giving.offline_changed')
  // Nobody's name is written where somebody's went.
  if (changed.includes('donorName') && gift.erased_at !== null) throw new Refusal('giving.offline_erased')
  if (changed.includes('donorName') && facts.donorName !== null)
    await nameGiver(services, tx, gift, { name: facts.donorName, at })
  const receipt =
    gift.state === 'pending'
      ? await correctExpected(tx, gift.id, facts, actor.userId)
      : await correctReceived(services, tx, { gift, changed, ...input })
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    action: 'giving.correct_offline_gift',
    targetKind: 'offline_gift',
    targetId: gift.id,
    details: {
      ...{ changed: changed.join(' '), receipt, reason: reason.trim() },
      // The books hold the gift to what was said of it last.
      ...{ amount_cents: facts.amountCents, given_on: facts.givenOn, reference: facts.reference },
    },
  })
  return { receipt }
}

/**
 * Who is known by the name of this gift alone is called as it says now; a name that was missing makes its donor. Whoever promised
 * something is known by that as well, however one of their checks spells them.
 */
async function nameGiver(
  { hasPledge }: KnownOfPledges,
  tx: Tx,
  gift: OfflineGift,
  { name, at }: { name: string; at: Date },
): Promise<void> {
  const donorId = gift.donor_id ?? (await findDonorOfOffline(tx, gift))
  if (donorId !== undefined) {
    if (!(await hasPledge(tx, donorId))) await renameDonorOf(tx, { gift, donorId, name })
    return
  }
  if (gift.state !== 'pending' || gift.email !== null) return
  await setOfflineDonor(tx, gift.id, await insertNamed(tx, { displayName: name, at }))
}

async function correctExpected(
  tx: Tx,
  offlineGiftId: string,
  facts: OfflineFacts,
  by: string,
): Promise<null> {
  await takeBackAct(tx, { kind: 'offline_gift', subjectId: offlineGiftId }, 'changed')
  await updateOfflineFacts(tx, offlineGiftId, facts, by)
  return null
}

const names = ['donorName', 'reference', 'amountCents', 'givenOn'] as const

const factsOf = (gift: OfflineGift): OfflineFacts => ({
  donorName: gift.donor_name,
  reference: gift.reference,
  amountCents: gift.amount_cents,
  givenOn: gift.given_on,
})

/** Whether somebody may correct a gift at all: they learn it before they type. */
export async function mayCorrectOffline(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  { actor, gift }: { actor: Actor; gift: OfflineGift },
): Promise<boolean> {
  if (gift.state === 'pending' || config.STAFF_OF_ONE) return true
  return !(await isSamePerson(tx, actor, [gift.entered_by, gift.received_by]))
}

type Received = Correcting & { gift: OfflineGift; changed: readonly (typeof names)[number][] }

async function correctReceived(
  services: Services,
  tx: Tx,
  { gift, changed, actor, facts, at }: Received,
): Promise<number | null> {
  if (!(await mayCorrectOffline(services, tx, { actor, gift })))
    throw new Refusal('giving.offline_needs_another')
  if (changed.includes('amountCents') || changed.includes('givenOn'))
    throw new Refusal('giving.offline_is_booked')
  const paymentId = gift.payment_id
  if (paymentId === null) throw new Refusal('giving.offline_not_received')
  await lockProviderPayment(tx, offlinePaymentName(gift.id))
  const payment = await getPaymentForUpdate(tx, paymentId)
  await updateOfflineFacts(tx, gift.id, facts, actor.userId)
  if (!changed.includes('donorName')) return null
  await tx
    .updateTable('checkouts')
    .set({ display_name: facts.donorName })
    .where('id', '=', payment.checkout_id)
    .where('erased_at', 'is', null)
    .execute()
  return reissueReceipt(services, tx, payment, { at })
}
