import type { ItemKind } from '@tower/contract/learning/badges.ts'
import type { MarketItem } from '@tower/contract/money/market.contract.ts'
import type { Tx } from '../../../database/database.ts'
import { viewMarketItem } from '../badges.view.ts'
import { selectItems } from '../items.queries.ts'
import { saveItem, type SaveItem } from './save-item.ts'

/** Every badge or avatar as staff see it, switched off or not, by tier and in their order. */
export async function listMarketItems(tx: Tx, kind: ItemKind): Promise<MarketItem[]> {
  const all = await selectItems(tx, { kind, onlyActive: false, limit: 10_000 })
  return all.map(viewMarketItem)
}

/** Adds or changes a badge or an avatar, in a transaction of the marketplace of staff. */
export async function saveMarketItem(tx: Tx, wish: SaveItem): Promise<MarketItem> {
  return viewMarketItem(await saveItem(tx, wish))
}
