import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { Domain, OutdatedColumns } from '../domain.ts'
import { everyDomain } from '../domains.ts'
import type { Services } from '../services.ts'
import { workThrough } from '../work-through.ts'

const rowsAtOnce = 10_000

type Part = { id: string; clearBatch: (tx: Tx) => Promise<number> }

/**
 * Deletes what has expired, a batch at a time so that nobody waits for its locks. A table that fails holds up no other, and
 * what a killed run has not come to goes with the next.
 */
export async function clearExpired(services: Pick<Services, 'database' | 'log'>): Promise<void> {
  const parts = everyDomain.flatMap(({ expiry }: Domain): Part[] => [
    ...Object.entries(expiry?.rows ?? {}).map(([table, condition]) => ({
      id: table,
      clearBatch: (tx: Tx) => deleteBatch(tx, table, condition),
    })),
    ...(expiry?.columns ?? []).map((part) => ({
      id: part.table,
      clearBatch: (tx: Tx) => emptyBatch(tx, part),
    })),
  ])
  await workThrough(services, parts, (part) => inBatches(services, part))
}

async function inBatches(
  { database, log }: Pick<Services, 'database' | 'log'>,
  { id: table, clearBatch }: Part,
): Promise<void> {
  let cleared = 0
  for (let batch = rowsAtOnce; batch === rowsAtOnce; cleared += batch)
    batch = await database.transaction(clearBatch)
  if (cleared > 0) log.info({ table, cleared }, 'expired data cleared')
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
