import { z } from 'zod'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

const SecretMark = z.object({ number: z.number(), mark: z.string() })

/** The mark that counts; none before the first start. */
export function findLastMark(tx: Tx): Promise<z.infer<typeof SecretMark> | undefined> {
  return rows(SecretMark)`select number, mark from secret_marks order by number desc limit 1`.first(tx)
}

/** Adds a mark under its number, where no other process was quicker. */
export async function insertMark(
  tx: Tx,
  { number, mark, at }: { number: number; mark: string; at: Date },
): Promise<void> {
  await sql`insert into secret_marks (number, mark, first_seen_at) values (${number}, ${mark}, ${at})
    on conflict (number) do nothing`.execute(tx)
}
