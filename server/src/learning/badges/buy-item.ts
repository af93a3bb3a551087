import { wholeCredits, type ItemKind } from '@tower/contract/learning/badges.ts'
import { creditCents } from '@tower/contract/money.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { spendFromWallet } from '../../money/credits/wallet/spend-from-wallet.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { selectItemForShare, type ItemRow } from './items.queries.ts'
import { insertOwned, isOwned, lockPurchasesOf, type OfferedItem } from './owned.queries.ts'

export type BuyItem = {
  actor: Actor
  kind: ItemKind
  itemId: string
  /** What the screen showed; nothing is bought at another price. */
  shownCredits: number | undefined
}

export type BoughtItem = { item: OfferedItem; leftCents: number }

/**
 * A teacher unlocks a badge or an avatar with their own Tower Credits, once: price, ownership and the fact in the ledger
 * are one transaction. The item is held meanwhile, so that what staff change counts wholly or not at all.
 */
export function buyItem({ database, clock }: Services, wish: BuyItem): Promise<BoughtItem> {
  return database.transaction((tx) => buy(tx, wish, clock.now()))
}

async function buy(tx: Tx, { actor, kind, itemId, shownCredits }: BuyItem, at: Date): Promise<BoughtItem> {
  const teacherId = actor.userId
  await lockPurchasesOf(tx, teacherId)
  const item = await selectItemForShare(tx, itemId)
  if (item?.kind !== kind) throw new Refusal('badges.not_found')
  const credits = wholeCredits(item.cost_cents)
  if (credits === 0 || (await isOwned(tx, { teacherId, itemId }))) throw new Refusal('badges.owned')
  requireOffered(item, { credits, shownCredits })
  const priceCents = credits * creditCents
  const { transactionId, leftCents } = await spendFromWallet(tx, {
    userId: teacherId,
    cents: priceCents,
    idempotencyKey: `market-item:${teacherId}:${itemId}`,
    memo: `${kind}:${item.name}`,
    at,
  })
  await insertOwned(tx, {
    ...{ teacher_id: teacherId, item_id: itemId, price_cents: priceCents },
    ...{ transaction_id: transactionId, bought_at: at },
  })
  return { item: { ...item, owned_at: at }, leftCents }
}

function requireOffered(
  item: ItemRow,
  { credits, shownCredits }: { credits: number; shownCredits: number | undefined },
): void {
  if (!item.active) throw new Refusal('badges.switched_off')
  if (shownCredits !== undefined && shownCredits !== credits)
    throw new Refusal('badges.price_changed', undefined, { credits: String(credits) })
}
