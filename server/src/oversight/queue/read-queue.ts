import { mostWaitingCounted, type WaitingKind } from '@tower/contract/oversight/queue.ts'
import { covers } from '@tower/contract/people/duties.ts'
import type { Reader } from '../../reader.ts'
import type { Services } from '../../services.ts'
import type { WaitingRow, WaitingWork } from '../../waiting-work.ts'

export type QueueLine = WaitingRow & { kind: WaitingKind; leadsTo: string }

/** How many of a kind wait, one more than the bound where there are more; since when the oldest does, and which is first. */
export type QueueKind = { kind: WaitingKind; total: number; oldestAt: Date; first: QueueLine }

export type Queue = { lines: QueueLine[]; kinds: QueueKind[] }

/**
 * What waits for a person, of all kinds together: what somebody outside wants by a day first, then what is urgent, then
 * the oldest. Each kind gives at most as many as are shown, so
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
      const own = rows.map((row) => ({ ...row, kind, leadsTo: leadsTo(row.id) })).toSorted(byNeed)
      kinds.push({ kind, total: oldest.total, oldestAt: oldest.since, first: own[0] as QueueLine })
      lines.push(...own)
    }
    lines.sort(byNeed)
    kinds.sort((a, b) => byNeed(a.first, b.first))
    return { lines: lines.slice(0, limit), kinds }
  })
}

/** A bank that gets no answer by its day keeps the money, however much has waited longer. */
function byNeed(a: QueueLine, b: QueueLine): number {
  const byDay =
    (a.dueAt?.getTime() ?? Number.POSITIVE_INFINITY) - (b.dueAt?.getTime() ?? Number.POSITIVE_INFINITY)
  // Two without a day differ by nothing (infinity less infinity is no number).
  return (
    byDay ||
    Number(b.isUrgent) - Number(a.isUrgent) ||
    a.since.getTime() - b.since.getTime() ||
    a.id.localeCompare(b.id)
  )
}
