import type { ItemKind } from '@tower/contract/learning/badges.ts'
import { sql } from 'kysely'
import { columns } from '../../database/columns.generated.ts'
import type { Tx } from '../../database/database.ts'
import type { ItemRow } from './items.queries.ts'

/** An item with when a teacher unlocked it. */
export type OfferedItem = ItemRow & { owned_at: Date | null }

/** What is offered to a teacher, and what they own of it; what they own stays though it is not offered anymore. */
export async function selectOffered(tx: Tx, teacherId: string): Promise<OfferedItem[]> {
  const rows = await tx
    .selectFrom('market_items as item')
    .leftJoin('owned_items as owned', (join) =>
      join.onRef('owned.item_id', '=', 'item.id').on('owned.teacher_id', '=', teacherId),
    )
    .select(columns.market_items.map((name) => `item.${name}` as const))
    .select('owned.bought_at as owned_at')
    .where((where) => where.or([where('item.active', '=', true), where('owned.id', 'is not', null)]))
    .orderBy('item.tier')
    .orderBy('item.place')
    .orderBy('item.name')
    .execute()
  return rows as OfferedItem[]
}

export async function isOwned(
  tx: Tx,
  { teacherId, itemId }: { teacherId: string; itemId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('owned_items')
    .select('id')
    .where('teacher_id', '=', teacherId)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  return row !== undefined
}

/** Until the transaction ends, this teacher unlocks nothing else. */
export async function lockPurchasesOf(tx: Tx, teacherId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`market purchases:${teacherId}`}, 0))`.execute(tx)
}

type NewOwned = {
  teacher_id: string
  item_id: string
  price_cents: number
  transaction_id: string
  bought_at: Date
}

export async function insertOwned(tx: Tx, owned: NewOwned): Promise<void> {
  await tx.insertInto('owned_items').values(owned).execute()
}

/** The badges of those of these teachers who show theirs, the highest tier first. */
export async function selectShownBadges(tx: Tx, teacherIds: readonly string[]) {
  const rows = await tx
    .selectFrom('owned_items as owned')
    .innerJoin('teacher_looks as look', 'look.teacher_id', 'owned.teacher_id')
    .innerJoin('market_items as item', 'item.id', 'owned.item_id')
    .select('owned.teacher_id as teacherId')
    .select(columns.market_items.map((name) => `item.${name}` as const))
    .where('owned.teacher_id', 'in', teacherIds)
    .where('look.shows_badges', '=', true)
    .where('item.kind', '=', 'badge' satisfies ItemKind)
    .orderBy('item.tier', 'desc')
    .orderBy('owned.bought_at', 'desc')
    .orderBy('item.id')
    .execute()
  return rows as (ItemRow & { teacherId: string })[]
}

const mostExported = 1_000

/** What a teacher unlocked, for the file of their data. */
export function exportOwned(tx: Tx, teacherId: string) {
  return tx
    .selectFrom('owned_items as owned')
    .innerJoin('market_items as item', 'item.id', 'owned.item_id')
    .select(['item.kind', 'item.name', 'owned.price_cents', 'owned.bought_at'])
    .where('owned.teacher_id', '=', teacherId)
    .orderBy('owned.bought_at')
    .limit(mostExported)
    .execute()
}
