import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import type { Sealable, SealedRows } from './seal-hash.ts'

const Moment = z.object({
  postings: z.number(),
  receipts: z.number(),
  copies: z.number(),
  begun: z.string(),
})

/** Up to which numbers there is something, and whose transactions may still add to it. */
export type Moment = z.infer<typeof Moment>

/** The last numbers that can be seen, and the first transaction that had not begun. */
export function readMoment(tx: Tx): Promise<Moment> {
  return rows(Moment)`
    select coalesce((select max(id) from ledger_postings), 0)::bigint as postings,
      coalesce((select max(number) from receipts), 0)::bigint as receipts,
      coalesce((select max(id) from second_copies), 0)::bigint as copies,
      pg_snapshot_xmax(pg_current_snapshot())::text as begun`.one(tx)
}

const Over = z.object({ is_over: z.boolean() })

/** Whether all transactions that had begun at a moment have ended: then no number below its last ones appears any more. */
export async function isOver(tx: Tx, { begun }: Moment): Promise<boolean> {
  const { is_over: isPast } = await rows(Over)`
    select pg_snapshot_xmin(pg_current_snapshot()) >= ${begun}::xid8 as is_over`.one(tx)
  return isPast
}

/** One process seals at a time; the number only has to be ours. */
export async function lockSeals(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7261060)`.execute(tx)
}

const Last = z.object({ number: z.number(), hash: z.string() })

export function findLastSeal(tx: Tx): Promise<z.infer<typeof Last> | undefined> {
  return rows(Last)`select number, hash from book_seals order by number desc limit 1`.first(tx)
}

const Through = z.object({ through: z.number() })

/** Up to which number rows of a kind are sealed. */
export async function findSealedThrough(tx: Tx, of: Sealable): Promise<number> {
  const { through } = await rows(Through)`
    select coalesce(max(last), 0)::bigint as through from book_seals where of = ${of}`.one(tx)
  return through
}

const Digested = z.object({ row_count: z.number(), digest: z.string() })

export function digestRows(
  tx: Tx,
  { of, first, last }: Pick<SealedRows, 'of' | 'first' | 'last'>,
): Promise<z.infer<typeof Digested>> {
  return rows(Digested)`
    select row_count, digest from rows_to_seal(${of}, ${first}::bigint, ${last}::bigint)`.one(tx)
}

export type NewSeal = Omit<SealedRows, 'digest'> & { hash: string; at: Date }

export async function insertSeal(tx: Tx, seal: NewSeal): Promise<void> {
  await tx
    .insertInto('book_seals')
    .values({
      number: seal.number,
      of: seal.of,
      first: seal.first,
      last: seal.last,
      row_count: seal.rowCount,
      previous_hash: seal.previousHash,
      hash: seal.hash,
      sealed_at: seal.at,
    })
    .execute()
}

const Kept = z.object({
  number: z.number(),
  of: z.enum(['postings', 'receipts', 'copies']),
  first: z.number(),
  last: z.number(),
  row_count: z.number(),
  previous_hash: z.string(),
  hash: z.string(),
  row_count_now: z.number(),
  digest_now: z.string(),
  said: z.string().nullable(),
})
export type KeptSeal = z.infer<typeof Kept>

/**
 * Seals after a number in their order, each beside what its rows come to now and what the audit log says of it: as many as are of
 * no more rows than this together, and one at least.
 */
export function listSealsAfter(
  tx: Tx,
  number: number,
  most: { seals: number; rows: number },
): Promise<KeptSeal[]> {
  return rows(Kept)`
    select seal.number, seal.of, seal.first, seal.last, seal.row_count, seal.previous_hash, seal.hash,
      now_there.row_count as row_count_now, now_there.digest as digest_now, log.said
    from (select *, sum(last - first + 1) over (order by number) - (last - first + 1) as before
      from (select * from book_seals where number > ${number} order by number limit ${most.seals}) next) seal
    cross join lateral rows_to_seal(seal.of, seal.first, seal.last) now_there
    left join lateral (select row.details ->> 'hash' as said from audit_log row
      where row.target_id = seal.number::text and row.target_kind = 'book_seal' and row.action = 'closing.seal_books' limit 1) log on true
    where seal.before < ${most.rows} order by seal.number`.all(tx)
}

const Said = z.object({ number: z.number() })

/** The last seal that the audit log knows. */
export async function findLastSaid(tx: Tx): Promise<number> {
  const last = await rows(Said)`
    select target_id::bigint as number from audit_log where action = 'closing.seal_books' order by seq desc limit 1`.first(
    tx,
  )
  return last?.number ?? 0
}
