import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { getAuditHead, listAuditRowsAfter } from './audit.queries.ts'
import { auditHash, type AuditRow } from './audit-row.ts'
import { listAuditWords, type SaidRow } from './audit-words.queries.ts'
import { keysApart, wordsHash } from './words-apart.ts'

export type AuditVerdict =
  { ok: true; rows: number; end: AuditEnd } | { ok: false; rows: number; firstBadSeq: number; fault: string }

/** The last row of the chain: whoever wrote it down knows later whether the chain was cut. */
export type AuditEnd = { seq: number; hash: string }

type StoredRow = Awaited<ReturnType<typeof listAuditRowsAfter>>[number]
type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

const rowsAtOnce = 1_000

/**
 * Walks the audit chain from its first row and names the first one that was changed, removed or put in.
 * Give it a transaction of its own: it becomes repeatable read and read only.
 */
export async function verifyAudit(tx: Tx): Promise<AuditVerdict> {
  await sql`set transaction isolation level repeatable read, read only`.execute(tx)
  return walkAuditLog((work) => work(tx))
}

/**
 * The same with a read of its own for each stretch, so that others work in between. The chain only grows: what was
 * its end at the first read must stand in it, whatever came since.
 */
export async function walkAuditLog(read: Read): Promise<AuditVerdict> {
  const head = await read(getAuditHead)
  let last: AuditEnd = { seq: 0, hash: '0'.repeat(64) }
  let atHead = head.seq === 0 ? head.hash : undefined
  let rows: StoredRow[]
  do {
    const after = last.seq
    const stretch = await read(async (tx) => {
      const found = await listAuditRowsAfter(tx, after, rowsAtOnce)
      const until = found.at(-1)?.seq ?? after
      return { found, said: Map.groupBy(await listAuditWords(tx, { after, until }), ({ seq }) => seq) }
    })
    rows = stretch.found
    for (const row of rows) {
      const fault = findFault(row, last) ?? findWordsFault(row, stretch.said.get(row.seq) ?? [])
      if (fault) return { ok: false, rows: last.seq, firstBadSeq: last.seq + 1, fault }
      last = { seq: row.seq, hash: row.hash }
      if (row.seq === head.seq) atHead = row.hash
    }
  } while (rows.length === rowsAtOnce)
  return compareEnd(last, head, atHead)
}

/** The head is kept apart from the rows, so that cutting off the end shows as well. */
function compareEnd(last: AuditEnd, head: AuditEnd, atHead: string | undefined): AuditVerdict {
  const rows = last.seq
  if (last.seq < head.seq)
    return { ok: false, rows, firstBadSeq: rows + 1, fault: `the chain ends before number ${head.seq}` }
  if (atHead !== head.hash)
    return {
      ok: false,
      rows,
      firstBadSeq: head.seq,
      fault: 'the last row is not the one the chain ended with',
    }
  return { ok: true, rows, end: last }
}

function findFault(row: StoredRow, last: AuditEnd): string | undefined {
  if (row.seq !== last.seq + 1) return 'the row is missing'
  if (row.previous_hash !== last.hash) return 'it does not follow the row before it'
  if (row.hash !== auditHash(row.seq, row.previous_hash, asWritten(row)))
    return 'it was changed after it was written'
  return undefined
}

/** Words that are there are those that were written; those that went left their place. */
function findWordsFault(row: StoredRow, said: readonly SaidRow[]): string | undefined {
  const { details = {} } = asWritten(row)
  for (const { key, words, salt } of said)
    if (words !== null && salt !== null && details[key] !== wordsHash({ key, words, salt }))
      return 'the words beside it are not those that were written'
  const places = new Set(said.map(({ key }) => key))
  return keysApart(details).every((key) => places.has(key)) ? undefined : 'words beside it are missing'
}

function asWritten(row: StoredRow): AuditRow<string> {
  return {
    at: row.at,
    actorId: row.actor_id,
    action: row.action,
    details: row.details as NonNullable<AuditRow['details']>,
    ...(row.target_kind !== null && { targetKind: row.target_kind }),
    ...(row.target_id !== null && { targetId: row.target_id }),
  }
}
