import type { SecondPersonKind } from '@tower/contract/oversight/safety.ts'
import type { SecondPersonRow, SecondPersonWork } from '../../../second-person-act.ts'
import type { Services } from '../../../services.ts'

export type Act = SecondPersonRow & { kind: SecondPersonKind; leadsTo: string }

/** What needed two people, the newest first, of one kind or of all. Each kind reads one row more than is shown. */
export function listActs(
  { database }: Pick<Services, 'database'>,
  works: readonly SecondPersonWork[],
  { kind: wanted, limit }: { kind: SecondPersonKind | undefined; limit: number },
): Promise<{ acts: Act[]; hasMore: boolean }> {
  return database.read(async (tx) => {
    const acts: Act[] = []
    for (const { kind, list, leadsTo } of works) {
      if (wanted !== undefined && kind !== wanted) continue
      const rows = await list(tx, limit + 1)
      acts.push(...rows.map((row) => ({ ...row, kind, leadsTo: leadsTo(row.id) })))
    }
    acts.sort((a, b) => b.askedAt.getTime() - a.askedAt.getTime() || a.id.localeCompare(b.id))
    return { acts: acts.slice(0, limit), hasMore: acts.length > limit }
  })
}
