import { setTimeout as wait } from 'node:timers/promises'
import type { Database, Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import type { Services } from '../../../services.ts'
import { sealables, sealHash, noSeal, type Sealable } from './seal-hash.ts'
import {
  digestRows,
  findLastSeal,
  findSealedThrough,
  insertSeal,
  isOver,
  lockSeals,
  readMoment,
  type Moment,
} from './seals.queries.ts'

/** A step of the embedded database, whose only session others wait for, stays short. */
const rowsAtOnce = 2_000
const betweenLooksMs = 100

/**
 * Seals what was written to the books since the last time. Gifts know nothing of it and wait for nothing: numbers are given
 * out before they are seen, so what is sealed ends where all who had begun have ended. Where somebody takes too long, it is
 * left for the next time.
 */
export async function sealBooks(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { looks = 50 }: { looks?: number } = {},
): Promise<void> {
  const moment = await database.read(readMoment)
  if (!(await untilOver(database, { moment, looks }))) return
  for (const of of sealables)
    while (await database.transaction((tx) => sealNext(tx, { of, last: moment[of], at: clock.now() })));
}

async function untilOver(
  database: Database,
  { moment, looks }: { moment: Moment; looks: number },
): Promise<boolean> {
  for (let look = 0; look < looks; look++) {
    if (await database.read((tx) => isOver(tx, moment))) return true
    await wait(betweenLooksMs)
  }
  return false
}

type Stretch = { of: Sealable; last: number; at: Date }

/** Seals the next rows of a kind; answers whether there may be more. */
async function sealNext(tx: Tx, { of, last: through, at }: Stretch): Promise<boolean> {
  await lockSeals(tx)
  const first = (await findSealedThrough(tx, of)) + 1
  if (first > through) return false
  const last = Math.min(through, first + rowsAtOnce - 1)
  const { number, hash: previousHash } = (await findLastSeal(tx)) ?? noSeal
  const { row_count: rowCount, digest } = await digestRows(tx, { of, first, last })
  const seal = { number: number + 1, of, first, last, rowCount, previousHash }
  const hash = sealHash({ ...seal, digest })
  await insertSeal(tx, { ...seal, hash, at })
  await writeAudit(tx, {
    at,
    actorId: null,
    action: 'closing.seal_books',
    targetKind: 'book_seal',
    targetId: String(seal.number),
    details: { of, first, last, rows: rowCount, hash },
  })
  return last < through
}
