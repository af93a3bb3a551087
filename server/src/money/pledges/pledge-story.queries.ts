import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

const Words = z.object({
  reminds: z.boolean(),
  note: z.string().nullable(),
  entered_by: z.string(),
  ended_by: z.string().nullable(),
  ended_reason: z.string().nullable(),
})

/** What staff wrote about a pledge, and who did. */
export function findPledgeWords(tx: Tx, pledgeId: string): Promise<z.infer<typeof Words> | undefined> {
  return rows(Words)`
    select pledge.reminds, pledge.note, coalesce(enterer.full_name, enterer.email) as entered_by,
      coalesce(ender.full_name, ender.email) as ended_by, pledge.ended_reason
    from pledges pledge join users enterer on enterer.id = pledge.entered_by
    left join users ender on ender.id = pledge.ended_by
    where pledge.id = ${pledgeId}`.first(tx)
}
