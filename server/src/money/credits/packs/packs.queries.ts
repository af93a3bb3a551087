import { nameKey } from '@tower/contract/name-key.ts'
import { sql, type SqlBool } from 'kysely'
import { columns } from '../../../database/columns.generated.ts'
import type { Tx } from '../../../database/database.ts'

export type PackRow = NonNullable<Awaited<ReturnType<typeof findPack>>>

/** The packs, cheapest first; those that are switched off come last. */
export function listPackRows(tx: Tx, { onlyActive }: { onlyActive: boolean }): Promise<PackRow[]> {
  return tx
    .selectFrom('credit_packs')
    .select(columns.credit_packs)
    .$if(onlyActive, (packs) => packs.where('active', '=', true))
    .orderBy('active', 'desc')
    .orderBy('price_cents')
    .orderBy('name')
    .execute()
}

export function findPack(tx: Tx, packId: string) {
  return tx
    .selectFrom('credit_packs')
    .select(columns.credit_packs)
    .where('id', '=', packId)
    .executeTakeFirst()
}

export function findPackForUpdate(tx: Tx, packId: string): Promise<PackRow | undefined> {
  return tx
    .selectFrom('credit_packs')
    .select(columns.credit_packs)
    .where('id', '=', packId)
    .forUpdate()
    .executeTakeFirst()
}

export function findPackByName(tx: Tx, name: string): Promise<PackRow | undefined> {
  return tx
    .selectFrom('credit_packs')
    .select(columns.credit_packs)
    .where(sql<SqlBool>`name_key(name) = ${nameKey(name)}`)
    .executeTakeFirst()
}

/** What staff say of a pack. */
export type PackFields = { name: string; priceCents: number; creditCents: number; active: boolean }

export function insertPack(tx: Tx, { at, ...fields }: PackFields & { at: Date }): Promise<PackRow> {
  return tx
    .insertInto('credit_packs')
    .values({ ...rowOf(fields), created_at: at, changed_at: at })
    .returning(columns.credit_packs)
    .executeTakeFirstOrThrow()
}

export function updatePack(
  tx: Tx,
  { packId, at, ...fields }: PackFields & { packId: string; at: Date },
): Promise<PackRow> {
  return tx
    .updateTable('credit_packs')
    .set({ ...rowOf(fields), changed_at: at })
    .where('id', '=', packId)
    .returning(columns.credit_packs)
    .executeTakeFirstOrThrow()
}

function rowOf({ name, priceCents, creditCents, active }: PackFields) {
  return { name, price_cents: priceCents, credit_cents: creditCents, active }
}
