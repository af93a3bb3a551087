import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

const Reported = z.object({ email: z.string() })

/** Keeps that a mail was reported as not delivered; undefined where no such mail left, or its reader was erased. The first report stays. */
export function markReported(tx: Tx, { mailId, said }: { mailId: string; said: string }) {
  return rows(Reported)`
    update mails set failure = 'reported', failed_at = coalesce(failed_at, now()), last_error = coalesce(last_error, ${said})
    where id = ${mailId} and sent_at is not null and to_email not like '%@erased.invalid'
    returning to_email as email`.first(tx)
}
