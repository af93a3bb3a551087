import { hkdfSync } from 'node:crypto'
import type { Tx } from '../../database/database.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { OtherSecret } from '../../secret.ts'
import type { Services } from '../../services.ts'
import { findLastMark, insertMark } from './secret-marks.queries.ts'

type Keyed = Pick<Services, 'database' | 'clock'> & { config: { SECRET: string } }

/**
 * At the start of whatever signs, seals or opens: two processes with two secrets would refuse each other's sessions by
 * turns. The first start of an installation says which SECRET it is.
 */
export async function requireSameSecret({ database, clock, config }: Keyed): Promise<void> {
  const mark = markOf(config)
  if ((await database.read(findLastMark))?.mark === mark) return
  await database.transaction(async (tx) => {
    const last = await findLastMark(tx)
    if (!last) return writeMark(tx, { number: 1, mark, at: clock.now() })
    if (last.mark !== mark) throw new OtherSecret()
  })
}

/** From now on the installation's SECRET is this one. Answers whether it was another before. */
export function adoptSecret({ database, clock, config }: Keyed): Promise<{ changed: boolean }> {
  return database.transaction(async (tx) => {
    const last = await findLastMark(tx)
    const mark = markOf(config)
    if (last?.mark === mark) return { changed: false }
    const [number, at] = [(last?.number ?? 0) + 1, clock.now()]
    await writeMark(tx, { number, mark, at })
    await writeAudit(tx, { at, actorId: null, action: 'process.secret_adopted', details: { number } })
    return { changed: true }
  })
}

/** Another process may say another one at the same moment: whoever is second is refused. */
async function writeMark(tx: Tx, row: { number: number; mark: string; at: Date }): Promise<void> {
  await insertMark(tx, row)
  if ((await findLastMark(tx))?.mark !== row.mark) throw new OtherSecret()
}

function markOf({ SECRET }: Keyed['config']): string {
  return Buffer.from(hkdfSync('sha256', SECRET, 'tower', 'secret-mark/1', 32)).toString('hex')
}
