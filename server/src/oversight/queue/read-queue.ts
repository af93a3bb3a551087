import { mostWaitingCounted, type WaitingKind } from '@tower/contract/oversight/queue.ts'
import { covers } from '@tower/contract/people/duties.ts'
import type { Reader } from '../../reader.ts'
import type { Services } from '../../services.ts'
import type { WaitingRow, WaitingWork } from '../../waiting-work.ts'

export type QueueLine = WaitingRow & { kind: WaitingKind; leadsTo: string }

/** How many of a kind wait, one more than the bound where there are more; and since when the oldest does. */
export type QueueKind = { kind: WaitingKind; total: number; oldestAt: Date }

export type Queue = { lines: QueueLine[]; kinds: QueueKind[] }

/**
 * What waits for a person, the oldest first, of all kinds together. Each kind gives at most as many as are shown, so
 * what is read depends on the number of kinds, not on how much waits. Kinds beyond the reader's duties are left out.
 */
export function readQueue(
  { database }: Pick<Services, 'database'>,
  { works, limit, reader }: { works: readonly WaitingWork[]; limit: number; reader: Reader },
): Promise<Queue> {
  return database.read(async (tx) => {
    const lines: QueueLine[] = []
    const kinds: QueueKind[] = []
    for (const { kind, duty, list, leadsTo } of works) {
      if (!covers(reader.duties, duty)) continue
      const rows = await list(tx, { limit, bound: mostWaitingCounted }, reader)
      const [oldest] = rows
      if (!oldest) continue
      kinds.push({ kind, total: oldest.total, oldestAt: oldest.since })
      lines.push(...rows.map((row) => ({ ...row, kind, leadsTo: leadsTo(row.id) })))
    }
    lines.sort((a, b) => a.since.getTime() - b.since.getTime() || a.id.localeCompare(b.id))
    kinds.sort((a, b) => a.oldestAt.getTime() - b.oldestAt.getTime())
    return { lines: lines.slice(0, limit), kinds }
  })
}
