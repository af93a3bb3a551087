import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../database/database.ts'
import { rows } from '../database/rows.ts'
import { leastId, resealedAtOnce } from '../reseal.ts'

const SealedMail = z.object({ id: z.string(), to: z.string(), template: z.string(), params: z.unknown() })

/** Some mails in which something lies sealed, after one of them; sent ones too, which may be sent again. */
export const listSealedMails = (tx: Tx, after: string | undefined) =>
  rows(SealedMail)`
    select id, to_email as to, template, params from mails
    where id > ${after ?? leastId} and params::text like '%"sealed"%' order by id limit ${resealedAtOnce}`.all(
    tx,
  )

/** Puts the secrets of a mail under another seal, unless somebody was quicker. */
export async function updateMailSeal(tx: Tx, { id, from, to }: { id: string; from: unknown; to: unknown }) {
  await sql`
    update mails set params = ${JSON.stringify(to)}::jsonb
    where id = ${id} and params = ${JSON.stringify(from)}::jsonb`.execute(tx)
}
