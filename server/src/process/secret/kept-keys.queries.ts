import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

const KeptKey = z.object({ use: z.string(), sealed_key: z.string() })
export type KeptKeyRow = z.infer<typeof KeptKey>

/** The keys that outlived a former secret. */
export const listKeptKeys = (tx: Tx) =>
  rows(KeptKey)`select use, sealed_key from kept_keys order by use`.all(tx)

/** Keeps a key, sealed with another secret than before where it was kept already. */
export async function saveKeptKey(tx: Tx, { use, sealed_key: sealed }: KeptKeyRow, at: Date): Promise<void> {
  await sql`insert into kept_keys (use, sealed_key, kept_at) values (${use}, ${sealed}, ${at})
    on conflict (use) do update set sealed_key = excluded.sealed_key`.execute(tx)
}

const Salt = z.object({ salt: z.string() })

/** What the secrets of webhooks follow from. */
export const listSalts = (tx: Tx) => rows(Salt)`select salt from webhooks order by salt`.all(tx)

const Deaf = z.object({ host: z.string(), role: z.string() })

/** Processes that run, and would not accept what the secret of this mark signs. */
export const listDeaf = (tx: Tx, mark: string) =>
  rows(Deaf)`
    select host, role from process_beats
    where ended_at is null and seen_at > now() - interval '2 minutes' and (known_marks is null or ${mark} <> all (known_marks))
    order by host, role`.all(tx)

const Count = z.object({ count: z.number() })

/** How many processes run. */
export async function countRunning(tx: Tx): Promise<number> {
  const { count } = await rows(Count)`
    select count(*)::int as count from process_beats
    where ended_at is null and seen_at > now() - interval '2 minutes'`.one(tx)
  return count
}
