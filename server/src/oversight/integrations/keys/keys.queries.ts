import type { KeyScope } from '@tower/contract/oversight/integrations.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type ApiKeyRow = {
  id: string
  name: string
  handle: string
  scopes: KeyScope[]
  created_at: Date
  created_by: string
  expires_at: Date | null
  last_used_at: Date | null
  revoked_at: Date | null
  revoked_by: string | null
}

const keyRows = sql`
  select key.id, key.name, key.handle, key.scopes, key.created_at, creator.email as created_by, key.expires_at,
    key.last_used_at, key.revoked_at, revoker.email as revoked_by
  from api_keys key
  join users creator on creator.id = key.created_by
  left join users revoker on revoker.id = key.revoked_by`

/** Every key, the newest first. */
export async function listKeyRows(tx: Tx): Promise<ApiKeyRow[]> {
  const { rows } = await sql<ApiKeyRow>`${keyRows} order by key.created_at desc, key.id`.execute(tx)
  return rows
}

export async function findKeyRow(tx: Tx, id: string): Promise<ApiKeyRow | undefined> {
  const { rows } = await sql<ApiKeyRow>`${keyRows} where key.id = ${id}`.execute(tx)
  return rows[0]
}

/** The same, locked: of two who revoke it, the second sees what the first did. */
export async function findKeyRowForUpdate(tx: Tx, id: string): Promise<ApiKeyRow | undefined> {
  await sql`select from api_keys where id = ${id} for update`.execute(tx)
  return findKeyRow(tx, id)
}

/** Until the transaction ends nobody else adds one: how many there are stays true. */
export async function lockKeys(tx: Tx): Promise<void> {
  await sql`lock table api_keys in share row exclusive mode`.execute(tx)
}

/** How many keys still open something. */
export async function countActiveKeys(tx: Tx, at: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from api_keys
    where revoked_at is null and (expires_at is null or expires_at > ${at})`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function hasRequestKey(tx: Tx, requestKey: string): Promise<boolean> {
  const query = tx.selectFrom('api_keys').select('id').where('request_key', '=', requestKey)
  return (await query.executeTakeFirst()) !== undefined
}

export type NewKey = {
  name: string
  scopes: readonly KeyScope[]
  expiresAt: Date | null
  requestKey: string
  handle: string
  secretHash: string
  createdBy: string
  at: Date
}

/** Adds a key; answers its id. */
export async function insertKey(tx: Tx, key: NewKey): Promise<string> {
  const { id } = await tx
    .insertInto('api_keys')
    .values({
      name: key.name,
      handle: key.handle,
      secret_hash: key.secretHash,
      scopes: [...key.scopes],
      request_key: key.requestKey,
      created_at: key.at,
      created_by: key.createdBy,
      expires_at: key.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function setRevoked(tx: Tx, id: string, { by, at }: { by: string; at: Date }): Promise<void> {
  await tx.updateTable('api_keys').set({ revoked_at: at, revoked_by: by }).where('id', '=', id).execute()
}

/** What decides whether a key opens something: asked on every request that shows one. */
export function findKeyByHandle(tx: Tx, handle: string) {
  return tx
    .selectFrom('api_keys')
    .select(['id', 'secret_hash', 'scopes', 'expires_at', 'last_used_at', 'revoked_at'])
    .where('handle', '=', handle)
    .executeTakeFirst()
}

/** Remembers that a key was used, unless somebody else did since `before`. */
export async function setLastUsed(
  tx: Tx,
  id: string,
  { at, before }: { at: Date; before: Date },
): Promise<void> {
  await tx
    .updateTable('api_keys')
    .set({ last_used_at: at })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', before)]))
    .execute()
}
