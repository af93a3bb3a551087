import { barReasons, type BarReason } from '@tower/contract/matching/draw-desk.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { Services } from '../../../services.ts'
import { countBarred, listBarredRows, readLookedAt, type BarredRow } from './barred.queries.ts'

export type BarredList = {
  rows: BarredRow[]
  total: number
  counts: Record<BarReason, number>
  lookedAt: Date | null
}

/** A page of the classrooms that would not enter, as they were last looked at. */
export function listBarred(
  services: Services,
  { reason, page: { page, pageSize } }: { reason: BarReason | undefined; page: PageQuery },
): Promise<BarredList> {
  return services.database.read(async (tx) => {
    const rows = await listBarredRows(tx, { reason, limit: pageSize, offset: (page - 1) * pageSize })
    const counts = {} as Record<BarReason, number>
    for (const one of barReasons) counts[one] = await countBarred(tx, one)
    const total = reason ? counts[reason] : await countBarred(tx, undefined)
    return { rows, total, counts, lookedAt: await readLookedAt(tx) }
  })
}
