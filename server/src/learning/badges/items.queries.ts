import type { ItemKind, ItemTheme } from '@tower/contract/learning/badges.ts'
import { nameKey } from '@tower/contract/name-key.ts'
import { sql, type SqlBool } from 'kysely'
import { columns } from '../../database/columns.generated.ts'
import type { Tx } from '../../database/database.ts'

/** What staff say of an item. */
export type ItemFields = {
  name: string
  description: string
  name_es: string | null
  description_es: string | null
  image_url: string | null
  theme: ItemTheme
  motif: string
  tier: number
  cost_cents: number
  active: boolean
}

export type ItemRow = ItemFields & { id: string; kind: ItemKind; place: number; created_at: Date }

/** The items of a kind by tier and in the order of staff. */
export async function selectItems(
  tx: Tx,
  { kind, onlyActive, limit }: { kind: ItemKind; onlyActive: boolean; limit: number },
): Promise<ItemRow[]> {
  const rows = await tx
    .selectFrom('market_items')
    .select(columns.market_items)
    .where('kind', '=', kind)
    .$if(onlyActive, (items) => items.where('active', '=', true))
    .orderBy('tier')
    .orderBy('place')
    .orderBy('name')
    .limit(limit)
    .execute()
  return rows as ItemRow[]
}

export async function selectItem(tx: Tx, id: string): Promise<ItemRow | undefined> {
  const row = await tx
    .selectFrom('market_items')
    .select(columns.market_items)
    .where('id', '=', id)
    .executeTakeFirst()
  return row as ItemRow | undefined
}

/** Held as it is, by any number at once: staff can't change it meanwhile. */
export async function selectItemForShare(tx: Tx, id: string): Promise<ItemRow | undefined> {
  const row = await tx
    .selectFrom('market_items')
    .select(columns.market_items)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return row as ItemRow | undefined
}

/** Until the transaction ends, no other staff change the catalog. */
export async function lockCatalog(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('market items', 0))`.execute(tx)
}

export async function isNameTaken(
  tx: Tx,
  { kind, name, exceptId }: { kind: ItemKind; name: string; exceptId: string | null },
): Promise<boolean> {
  const row = await tx
    .selectFrom('market_items')
    .select('id')
    .where('kind', '=', kind)
    .where(sql<SqlBool>`name_key(name) = ${nameKey(name)}`)
    .$if(exceptId !== null, (items) => items.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst()
  return row !== undefined
}

/** How many there are of a kind, and the place after the last one. */
export async function measureKind(tx: Tx, kind: ItemKind): Promise<{ count: number; nextPlace: number }> {
  const { count, last } = await tx
    .selectFrom('market_items')
    .select((item) => [item.fn.max('place').as('last'), item.fn.countAll<number>().as('count')])
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return { count, nextPlace: (last ?? 0) + 1 }
}

export async function insertItem(
  tx: Tx,
  { at, ...item }: ItemFields & { kind: ItemKind; place: number; at: Date },
): Promise<ItemRow> {
  const row = await tx
    .insertInto('market_items')
    .values({ ...item, created_at: at, changed_at: at })
    .returning(columns.market_items)
    .executeTakeFirstOrThrow()
  return row as ItemRow
}

export async function updateItem(
  tx: Tx,
  { id, at, fields }: { id: string; at: Date; fields: ItemFields },
): Promise<ItemRow> {
  const row = await tx
    .updateTable('market_items')
    .set({ ...fields, changed_at: at })
    .where('id', '=', id)
    .returning(columns.market_items)
    .executeTakeFirstOrThrow()
  return row as ItemRow
}

/** Gives items of a kind their places in the order of the ids; answers how many there were. */
export async function updatePlaces(
  tx: Tx,
  { kind, ids, at }: { kind: ItemKind; ids: readonly string[]; at: Date },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update market_items set place = ordered.place, changed_at = ${at}
    from unnest(${ids}::uuid[]) with ordinality as ordered (id, place)
    where market_items.id = ordered.id and market_items.kind = ${kind}`.execute(tx)
  return Number(numAffectedRows)
}
