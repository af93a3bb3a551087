import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { OutdatedColumns } from '../domain.ts'
import { everyDomain } from '../domains.ts'
import type { Services } from '../services.ts'

const rowsAtOnce = 10_000

/** Deletes what has expired, a batch at a time so that nobody waits for its locks. */
export async function clearExpired({ database, log }: Services): Promise<void> {
  const inBatches = async (table: string, clearBatch: (tx: Tx) => Promise<number>) => {
    let cleared = 0
    let batch: number
    do {
      batch = await database.transaction(clearBatch)
      cleared += batch
    } while (batch === rowsAtOnce)
    if (cleared > 0) log.info({ table, cleared }, 'expired data cleared')
  }
  for (const { expiry } of everyDomain) {
    for (const [table, condition] of Object.entries(expiry?.rows ?? {}))
      await inBatches(table, (tx) => deleteBatch(tx, table, condition))
    for (const part of expiry?.columns ?? []) await inBatches(part.table, (tx) => emptyBatch(tx, part))
  }
}

async function deleteBatch(tx: Tx, table: string, condition: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid in (${batchOf(table, condition)})`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

async function emptyBatch(tx: Tx, { table, set, where }: OutdatedColumns): Promise<number> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.raw(set)} where ctid in (${batchOf(table, where)})`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

function batchOf(table: string, condition: string) {
  return sql`select ctid from ${sql.table(table)} where ${sql.raw(condition)} limit ${sql.lit(rowsAtOnce)} for update skip locked`
}
