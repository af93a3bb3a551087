import { emblemKeys, keepsakeNote, type KeepsakeKey } from '@tower/contract/learning/keepsakes.ts'
import { creditCents } from '@tower/contract/money.ts'
import { brokenConstraint, type Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { spendFromWallet } from '../../money/credits/wallet/spend-from-wallet.ts'
import { findOwnSlot } from '../../money/giving/donors/read-own-slots.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import {
  insertOwned,
  lockKeepsakesOf,
  selectKeepsakeForShare,
  selectOwnedByKey,
  selectShownEmblem,
  type OwnedRow,
} from './keepsakes.queries.ts'

export type BuyKeepsake = {
  actor: Actor
  key: KeepsakeKey
  /** Of a certificate: the slot it is for. */
  slotNumber: number | null
  /** What the buyer saw it costs, in whole credits. */
  seenCredits: number
}

export type BoughtKeepsake = { owned: OwnedRow; balanceCents: number }

/**
 * Buys a keepsake with the buyer's own credits: what is taken of the wallet and what is bought are one transaction. That it
 * is bought once the unique keys say, that the wallet affords it the wallet itself.
 */
export async function buyKeepsake(services: Services, wish: BuyKeepsake): Promise<BoughtKeepsake> {
  try {
    return await services.database.transaction((tx) => buy(services, tx, wish))
  } catch (error) {
    const broken = brokenConstraint(error)
    if (broken === 'owned_keepsakes__once' || broken === 'owned_keepsakes__once_a_slot')
      throw new Refusal('keepsakes.owned')
    throw error
  }
}

async function buy(services: Services, tx: Tx, wish: BuyKeepsake): Promise<BoughtKeepsake> {
  const { actor, key, seenCredits } = wish
  const { userId } = actor
  const at = services.clock.now()
  await lockKeepsakesOf(tx, userId)
  const slotId = await requireSlot(tx, wish)
  if (await selectOwnedByKey(tx, { userId, key, slotId })) throw new Refusal('keepsakes.owned')
  const priceCents = await requirePrice(tx, { key, seenCredits })
  const id = services.random.uuid()
  const { transactionId, leftCents } = await spendFromWallet(tx, {
    ...{ userId, cents: priceCents, at },
    idempotencyKey: `keepsake:${id}`,
    memo: keepsakeNote(key),
  })
  await insertOwned(tx, {
    ...{ id, user_id: userId, keepsake_key: key, slot_id: slotId, price_cents: priceCents },
    ...{ transaction_id: transactionId, bought_at: at },
    // The first emblem is what the profile was missing.
    is_shown: isEmblem(key) && (await selectShownEmblem(tx, userId)) === undefined,
  })
  const owned = await selectOwnedByKey(tx, { userId, key, slotId })
  if (!owned) throw new Error('a keepsake that was bought is not there')
  return { owned, balanceCents: leftCents }
}

const isEmblem = (key: KeepsakeKey) => emblemKeys.some((emblem) => emblem === key)

async function requirePrice(
  tx: Tx,
  { key, seenCredits }: Pick<BuyKeepsake, 'key' | 'seenCredits'>,
): Promise<number> {
  const keepsake = await selectKeepsakeForShare(tx, key)
  if (!keepsake?.active) throw new Refusal('keepsakes.not_sold')
  const credits = keepsake.price_cents / creditCents
  if (credits !== seenCredits)
    throw new Refusal('keepsakes.price_changed', undefined, { price_credits: String(credits) })
  return keepsake.price_cents
}

/** The slot of a certificate, which is the buyer's and stands; null for all else. */
async function requireSlot(tx: Tx, { actor, key, slotNumber }: BuyKeepsake): Promise<string | null> {
  if (key !== 'certificate') return null
  if (slotNumber === null) throw new Refusal('keepsakes.slot_missing')
  const slot = await findOwnSlot(tx, { userId: actor.userId, number: slotNumber })
  if (!slot) throw new Refusal('keepsakes.slot_not_found')
  if (slot.voided_at) throw new Refusal('keepsakes.slot_taken_back')
  return slot.id
}
